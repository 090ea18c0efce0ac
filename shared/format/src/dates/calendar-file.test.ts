import { calendarFile } from './calendar-file';

const now = Date.UTC(2026, 2, 1, 12);
const owner = { name: 'Ilera', supportEmail: 'care@ilera.example' };

it('is a calendar of one event that names no condition', () => {
  const file = calendarFile(
    { start: new Date('2026-03-14T08:30:00Z'), method: 'video', reference: 'PAY-1' },
    owner,
    now,
  );
  const lines = file.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('UID:PAY-1@ilera.example');
  expect(lines).toContain('DTSTART:20260314T083000Z');
  expect(lines).toContain('DTEND:20260314T090000Z');
  expect(lines).toContain('DTSTAMP:20260301T120000Z');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
