/** @jest-environment node */
import fc from 'fast-check';
import { bookingDate, bookingInstant } from './dates';

const hours = ['12', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
const slots = ['am', 'pm'].flatMap((half) =>
  hours.flatMap((hour) => ['00', '15', '30', '45'].map((minute) => `${hour}:${minute} ${half}`)),
);

it.each([
  ['3-14-2026 09:30 am', '2026-03-14T08:30:00.000Z'],
  ['3-14-2026 12:00 am', '2026-03-13T23:00:00.000Z'],
  ['3-14-2026 12:15 pm', '2026-03-14T11:15:00.000Z'],
  ['1-1-2026 12:45 am', '2025-12-31T23:45:00.000Z'],
])('%s in Lagos is %s', (date, instant) => {
  expect(bookingInstant(date)?.toISOString()).toBe(instant);
});

it.each(['', 'tomorrow', '13-40-2026 09:30 am'])('“%s” is none', (date) => {
  expect(bookingInstant(date)).toBeNull();
});

it('reads back every slot of every day as Lagos shows it', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Lagos',
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), fc.constantFrom(...slots), (offset, slot) => {
      const day = new Date(Date.UTC(2026, 0, 1 + offset));
      const date = bookingDate({ year: 2026, month: day.getUTCMonth(), day: day.getUTCDate() }, slot);
      const [hour = 0, minute = 0] = slot.slice(0, 5).split(':').map(Number);
      const hour24 = (hour % 12) + (slot.endsWith('pm') ? 12 : 0);
      const two = (value: number) => String(value).padStart(2, '0');
      expect(clock.format(bookingInstant(date)!)).toBe(
        `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/2026, ${two(hour24)}:${two(minute)}`,
      );
    }),
  );
});
