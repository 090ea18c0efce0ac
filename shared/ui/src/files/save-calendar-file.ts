import { brand } from '@shared/contracts';
import { calendarFile, type CalendarVisit } from '@shared/format';
import { clock } from '@shared/runtime';
import { saveFile } from './save-file';

/** Saves a booked visit as an .ics file. */
export function saveCalendarFile(visit: CalendarVisit): void {
  const text = calendarFile(visit, brand, clock.now().getTime());
  saveFile(text, 'text/calendar;charset=utf-8', 'consultation.ics');
}
