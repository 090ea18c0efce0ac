import fc from 'fast-check';
import { bookingDate, timeSlots } from '@ilera/format';
import { checkBookingDate } from './check-booking';

describe('the date of a booking (R4.46)', () => {
  const early = new Date('2027-12-31T00:00:00Z');

  it.each([
    '2-29-2029 09:30 am',
    '4-31-2028 09:30 am',
    '13-1-2028 09:30 am',
    '0-1-2028 09:30 am',
    '3-14-2028 00:30 am',
    '3-14-2028 13:00 pm',
    '3-14-2028 09:31 am',
    '3-14-2028 9:30 am',
    '2028-03-14 09:30 am',
    '14/3/2028 09:30 am',
    '',
  ])('%s is none', (text) => {
    expect(() => checkBookingDate(text, early)).toThrow('Choose a date and a time of the calendar');
  });

  it('reads every slot of every day back as it was written', () => {
    const now = new Date('2027-12-31T23:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), fc.constantFrom(...timeSlots), (count, time) => {
        const utc = new Date(Date.UTC(2028, 0, 1 + count));
        const day = { year: 2028, month: utc.getUTCMonth(), day: utc.getUTCDate() };
        expect(checkBookingDate(bookingDate(day, time), now)).toMatchObject({ ...day, time });
      }),
    );
  });

  it('takes what is ahead in Lagos: no slot that has begun, and no day before (R4.79)', () => {
    // Half past midnight of the 15th in Lagos; the 14th still in London.
    const now = new Date('2026-03-14T23:30:00Z');
    expect(checkBookingDate('3-15-2026 12:45 am', now).at).toEqual(new Date('2026-03-14T23:45:00Z'));
    expect(() => checkBookingDate('3-15-2026 12:30 am', now)).toThrow('This time is over');
    expect(() => checkBookingDate('3-15-2026 12:00 am', now)).toThrow('This time is over');
    expect(() => checkBookingDate('3-14-2026 11:45 pm', now)).toThrow('This day is over');
  });

  it('takes the year in Lagos to its last slot, and no other (R4.45)', () => {
    const last = new Date('2026-12-31T22:44:59Z');
    expect(() => checkBookingDate('12-31-2026 11:45 pm', last)).not.toThrow();
    const closed = 'Dates of 2027 open on 1 January. Choose an earlier date.';
    expect(() => checkBookingDate('1-1-2027 12:00 am', last)).toThrow(closed);
    expect(() => checkBookingDate('3-15-2028 12:00 am', last)).toThrow(closed);
    expect(() => checkBookingDate('1-1-2027 12:15 am', new Date('2026-12-31T23:00:00Z'))).not.toThrow();
  });
});
