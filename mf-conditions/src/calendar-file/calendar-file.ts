import { brand } from '@shared/contracts';
import { parseBookingDate } from '@shared/format';

/** The visit that goes into a calendar. It names no condition: calendars are shared and shown on lock screens. */
export interface CalendarVisit {
  /** As the booking sends it: `3-14-2026 09:30 am`. */
  date: string;
  method: string;
  reference?: string;
}

const lagosOffsetHours = 1;
const visitMinutes = 30;

/** `20260314T083000Z` */
function stamp(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** The instant at which a booked visit begins; null when the text is no booking date. */
export function visitStart(date: string): number | null {
  const parsed = parseBookingDate(date);
  const clock = /^(\d{2}):(\d{2}) ([ap])m$/.exec(parsed?.time ?? '');
  if (!parsed || !clock) return null;
  const hour = (Number(clock[1]) % 12) + (clock[3] === 'p' ? 12 : 0);
  return Date.UTC(parsed.year, parsed.month, parsed.day, hour - lagosOffsetHours, Number(clock[2]));
}

/** Commas, semicolons, backslashes and line breaks have a meaning in the format (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** No line may be longer than 75 octets (RFC 5545, 3.1); ours are ASCII but for names, so 60 characters are safe. */
function fold(line: string): string {
  return (line.match(/.{1,60}/gsu) ?? []).join('\r\n ');
}

/** The visit as an iCalendar file; null when its date cannot be read. */
export function calendarFile(visit: CalendarVisit, now: number): string | null {
  const start = visitStart(visit.date);
  if (start === null) return null;
  const summary = `${brand.name}: doctor ${visit.method === 'video' ? 'by video call' : 'by message'}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Visits//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${visit.reference ?? stamp(start)}@${brand.supportEmail.split('@')[1] ?? 'visits'}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + visitMinutes * 60_000)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText('The details of the consultation are in the e-mail that we sent you.')}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
