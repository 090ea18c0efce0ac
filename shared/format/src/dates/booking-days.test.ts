/** @jest-environment node */
import { isOpenForBooking, lastBookingDay, opensNextYear } from './booking-days';

// Half past midnight on 1 January in Lagos, while it is still 2026 in London.
const newYear = new Date('2026-12-31T23:30:00Z');
const before = new Date('2026-12-31T22:59:59Z');

it('opens the year of Lagos, to its last day (R4.45)', () => {
  expect(lastBookingDay(before)).toEqual({ year: 2026, month: 11, day: 31 });
  expect(lastBookingDay(newYear)).toEqual({ year: 2027, month: 11, day: 31 });
  expect(isOpenForBooking({ year: 2027, month: 0, day: 1 }, before)).toBe(false);
  expect(isOpenForBooking({ year: 2027, month: 0, day: 1 }, newYear)).toBe(true);
  expect(isOpenForBooking({ year: 2026, month: 11, day: 31 }, newYear)).toBe(false);
  expect(opensNextYear(newYear)).toBe('Dates of 2028 open on 1 January.');
});
