/** @jest-environment node */
import fc from 'fast-check';
import { format } from 'date-fns';
import {
  bookingDate,
  formatBookingDate,
  formatDateTime,
  formatDay,
  lagosToday,
  parseApiDate,
  parseBookingDate,
} from './dates';

describe('dates of an API', () => {
  it.each([
    ['2026-02-03 08:30:00', 'February 3, 2026 9:30 AM'],
    ['2026-02-03T08:30:00Z', 'February 3, 2026 9:30 AM'],
    ['2026-02-03T08:30:00.123456Z', 'February 3, 2026 9:30 AM'],
    ['2026-02-03T08:30:00', 'February 3, 2026 9:30 AM'],
    ['2026-02-03T09:30:00+01:00', 'February 3, 2026 9:30 AM'],
    ['2025-12-31 23:15:00', 'January 1, 2026 12:15 AM'],
    ['2026-02-03', 'February 3, 2026 1:00 AM'],
    ['2026-02-30 10:00:00', ''],
    ['2026-02-03 25:00:00', ''],
    ['yesterday', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [1770107400000, ''],
  ])('%p reads %p', (value, text) => {
    expect(formatDateTime(value)).toBe(text);
  });

  it('writes the two other forms', () => {
    expect(formatDay('2026-02-03 08:30:00')).toBe('3rd February, 2026');
    expect(formatDay('2026-02-03T23:30:00Z')).toBe('4th February, 2026');
  });

  it('says what date-fns says of the same moment in Lagos (R4.66)', () => {
    const moments = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (date) => {
        // date-fns reads the machine's own zone, so the moment is moved until that zone's clock shows Lagos
        // time.
        const shown = new Date(date.getTime() + (60 + date.getTimezoneOffset()) * 60_000);
        fc.pre(shown.getTimezoneOffset() === date.getTimezoneOffset());
        expect(formatDateTime(date.toISOString())).toBe(format(shown, 'MMMM d, yyyy h:mm a'));
        expect(formatDay(date.toISOString())).toBe(format(shown, 'do MMMM, yyyy'));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => expect(typeof formatDateTime(value)).toBe('string')));
    fc.assert(fc.property(fc.string(), (value) => expect(parseApiDate(value)?.getTime()).not.toBeNaN()));
  });
});

describe('booking dates', () => {
  it('counts months from 1 on the wire', () => {
    expect(bookingDate({ year: 2026, month: 2, day: 14 }, '09:30 am')).toBe('3-14-2026 09:30 am');
    expect(formatBookingDate('3-14-2026 09:30 am')).toBe('Saturday 14 March 2026, 9:30 AM');
  });

  it('reads back what it wrote', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const chosen = { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
        expect(parseBookingDate(bookingDate(chosen, '12:45 pm'))).toEqual({ ...chosen, time: '12:45 pm' });
      }),
    );
  });

  it.each(['', '2-30-2026 09:30 am', '14-3-2026 09:30 am', '3-14-2026', '<b>'])(
    'shows %p as it is',
    (text) => {
      expect(parseBookingDate(text)).toBeNull();
      expect(formatBookingDate(text)).toBe(text);
    },
  );
});

it('knows that Lagos is in the new year an hour before Greenwich', () => {
  expect(lagosToday(new Date('2026-12-31T23:30:00Z'))).toEqual({ year: 2027, month: 0, day: 1 });
});
