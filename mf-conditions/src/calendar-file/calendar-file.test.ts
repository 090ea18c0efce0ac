import { bookingDate } from '@shared/format';
import fc from 'fast-check';
import { timeSlots } from '../appointment/time-slots';
import { calendarFile, visitStart } from './calendar-file';

const now = Date.UTC(2026, 2, 1, 12);

it.each([
  ['3-14-2026 09:30 am', '2026-03-14T08:30:00.000Z'],
  ['3-14-2026 12:00 am', '2026-03-13T23:00:00.000Z'],
  ['3-14-2026 12:15 pm', '2026-03-14T11:15:00.000Z'],
  ['1-1-2026 12:45 am', '2025-12-31T23:45:00.000Z'],
])('%s in Lagos is %s', (date, instant) => {
  expect(new Date(visitStart(date)!).toISOString()).toBe(instant);
});

it('reads back every slot of every day as Lagos shows it', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Lagos',
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), fc.constantFrom(...timeSlots), (offset, slot) => {
      const day = new Date(Date.UTC(2026, 0, 1 + offset));
      const date = bookingDate({ year: 2026, month: day.getUTCMonth(), day: day.getUTCDate() }, slot);
      const [hour = 0, minute = 0] = slot.slice(0, 5).split(':').map(Number);
      const hour24 = (hour % 12) + (slot.endsWith('pm') ? 12 : 0);
      const two = (value: number) => String(value).padStart(2, '0');
      expect(clock.format(visitStart(date)!)).toBe(
        `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/2026, ${two(hour24)}:${two(minute)}`,
      );
    }),
  );
});

it('is a calendar of one event that names no condition', () => {
  const file = calendarFile({ date: '3-14-2026 09:30 am', method: 'video', reference: 'PAY-1' }, now)!;
  const lines = file.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('UID:PAY-1@ilera.example');
  expect(lines).toContain('DTSTART:20260314T083000Z');
  expect(lines).toContain('DTEND:20260314T090000Z');
  expect(lines).toContain('DTSTAMP:20260301T120000Z');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it.each(['', 'tomorrow', '13-40-2026 09:30 am'])('makes no file of “%s”', (date) => {
  expect(calendarFile({ date, method: 'video' }, now)).toBeNull();
});
