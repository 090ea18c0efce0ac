/** The visit in a calendar file, without its condition: calendars are shared and shown on lock screens. */
export interface CalendarVisit {
  start: Date;
  method: string;
  reference?: string | undefined;
}

/** The brand in the file: its name in the entry's title, its domain in the entry's id. */
export interface CalendarOwner {
  name: string;
  supportEmail: string;
}

const visitMinutes = 30;

/** `20260314T083000Z` */
function stamp(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Escapes commas, semicolons, backslashes and line breaks, which have a meaning in the format (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks lines after 60 characters: the limit is 75 octets (RFC 5545, 3.1), and all but names is ASCII. */
function fold(line: string): string {
  return (line.match(/.{1,60}/gsu) ?? []).join('\r\n ');
}

/** The visit as an iCalendar file (RFC 5545). */
export function calendarFile(visit: CalendarVisit, owner: CalendarOwner, now: number): string {
  const start = visit.start.getTime();
  const summary = `${owner.name}: doctor ${visit.method === 'video' ? 'by video call' : 'by message'}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${owner.name}//Visits//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${visit.reference ?? stamp(start)}@${owner.supportEmail.split('@')[1] ?? 'visits'}`,
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
