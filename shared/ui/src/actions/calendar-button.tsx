import { brand } from '@ilera/contracts';
import { calendarFile, type CalendarVisit } from '@ilera/format';
import { clock } from '@ilera/runtime';
import { saveFile } from '../files/object-url';
import { AddToCalendarIcon } from '../icons';
import { Button, type ButtonLook } from './button';

/** Saves a booked visit as an .ics file; renders nothing if its time is unknown. */
export function CalendarButton({
  start,
  method,
  reference,
  ...look
}: ButtonLook & Omit<CalendarVisit, 'start'> & { start: Date | null }) {
  if (!start) return null;
  const handleSave = () => {
    const text = calendarFile({ start, method, reference }, brand, clock.now().getTime());
    saveFile(text, 'text/calendar;charset=utf-8', 'consultation.ics');
  };
  return (
    <Button variant="secondary" {...look} icon={<AddToCalendarIcon />} onClick={handleSave}>
      Save to my calendar
    </Button>
  );
}
