import type { CalendarVisit } from './calendar-file';
import { calendarFile } from './calendar-file';

/** Gives the visit to the person as an .ics file. False when its date cannot be read. */
export function saveCalendarFile(visit: CalendarVisit): boolean {
  const text = calendarFile(visit, Date.now());
  if (text === null) return false;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'consultation.ics';
  link.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}
