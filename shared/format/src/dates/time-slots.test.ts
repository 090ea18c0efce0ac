/** @jest-environment node */
import { timeSlots } from './time-slots';

it('has 96 times in the order 12, 1 to 11, first am, then pm, every quarter of an hour (R4.47)', () => {
  expect(timeSlots).toHaveLength(96);
  expect(new Set(timeSlots).size).toBe(96);
  expect(timeSlots.slice(0, 6)).toEqual([
    '12:00 am',
    '12:15 am',
    '12:30 am',
    '12:45 am',
    '01:00 am',
    '01:15 am',
  ]);
  expect(timeSlots[38]).toBe('09:30 am');
  expect(timeSlots[47]).toBe('11:45 am');
  expect(timeSlots[48]).toBe('12:00 pm');
  expect(timeSlots[95]).toBe('11:45 pm');
});
