import fc from 'fast-check';
import { checkBookingDate, parseBookingDate } from './booking-date';

describe('the date of a booking', () => {
  it.each([
    ['3-14-2026 09:30 am', '2026-03-14T08:30:00.000Z'],
    ['12-31-2026 11:45 pm', '2026-12-31T22:45:00.000Z'],
    ['1-1-2026 12:00 am', '2025-12-31T23:00:00.000Z'],
    ['1-1-2026 12:15 pm', '2026-01-01T11:15:00.000Z'],
    ['2-29-2028 01:00 am', '2028-02-29T00:00:00.000Z'],
  ])('%s in Lagos is %s', (text, iso) => {
    expect(parseBookingDate(text)?.at.toISOString()).toBe(iso);
  });

  it.each([
    '2-29-2026 09:30 am',
    '4-31-2026 09:30 am',
    '13-1-2026 09:30 am',
    '0-1-2026 09:30 am',
    '3-14-2026 00:30 am',
    '3-14-2026 13:00 pm',
    '3-14-2026 09:31 am',
    '3-14-2026 9:30 am',
    '2026-03-14 09:30 am',
    '14/3/2026 09:30 am',
    '',
  ])('%s is none', (text) => {
    expect(parseBookingDate(text)).toBeNull();
  });

  it('reads every slot of every day back as it was written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('00', '15', '30', '45'),
        fc.constantFrom('am', 'pm'),
        (day, hour, minute, half) => {
          const time = `${String(hour).padStart(2, '0')}:${minute} ${half}`;
          const parsed = parseBookingDate(
            `${day.getUTCMonth() + 1}-${day.getUTCDate()}-${day.getUTCFullYear()} ${time}`,
          );
          return (
            parsed?.time === time && parsed.day === day.getUTCDate() && parsed.month === day.getUTCMonth() + 1
          );
        },
      ),
    );
  });

  it('takes what is ahead in Lagos: no slot that has begun, and no day before (R4.79)', () => {
    // Half past midnight of the 15th in Lagos; the 14th still in London.
    const now = new Date('2026-03-14T23:30:00Z');
    expect(() => checkBookingDate('3-15-2026 12:45 am', now)).not.toThrow();
    expect(() => checkBookingDate('3-15-2026 12:30 am', now)).toThrow('This time is over');
    expect(() => checkBookingDate('3-15-2026 12:00 am', now)).toThrow('This time is over');
    expect(() => checkBookingDate('3-14-2026 11:45 pm', now)).toThrow('This day is over');
    expect(() => checkBookingDate('3-15-2028 12:00 am', now)).toThrow('within a year');
  });
});
