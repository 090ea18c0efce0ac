import { brand } from '@shared/contracts';
import { bookingInstant, calendarFile } from '@shared/format';
import { clock } from '@shared/runtime';
import { saveFile } from '@shared/ui';

/** Saves a booked visit as an .ics file. `date` is a booking's wire text; false when it cannot be read. */
export function saveCalendarFile(visit: { date: string; method: string; reference?: string }): boolean {
  const start = bookingInstant(visit.date);
  if (!start) return false;
  const { method, reference } = visit;
  const text = calendarFile({ start, method, reference }, brand, clock.now().getTime());
  saveFile(text, 'text/calendar;charset=utf-8', 'consultation.ics');
  return true;
}
