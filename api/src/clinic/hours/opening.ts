/** The hours and the capacity in force, and what they mean for a time. */
import type { ClinicHours } from '@shared/contracts/api';
import { lagosToday, timeSlots, type Day } from '@shared/format';
import type { Database } from '../../db/database';
import { clinicHours } from '../../db/schema';

/** Always open, four visits a quarter of an hour and method. */
export const always: ClinicHours = {
  weekdays: Array.from({ length: 7 }, () => ({ from: '00:00', until: '24:00' })),
  exceptions: [],
  capacity: { video: 4, message: 4 },
};

/** What a manager has set, or the default. */
export async function readHours(db: Database): Promise<ClinicHours> {
  const [row] = await db.select().from(clinicHours);
  return row?.hours ?? always;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** From when until when a day is open, as `09:30`; null where it is closed. */
export function openingOf(hours: ClinicHours, { year, month, day }: Day) {
  const text = `${year}-${twoDigits(month + 1)}-${twoDigits(day)}`;
  const exception = hours.exceptions.find((one) => one.day === text);
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return exception ? exception.opening : (hours.weekdays[weekday] ?? null);
}

/** `13:30` of `01:30 pm`. */
export function clockOf(slot: string): string {
  const minutes = timeSlots.indexOf(slot) * 15;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Whether a visit may begin at a moment, whatever else is booked. */
export function isOpenAt(hours: ClinicHours, at: Date): boolean {
  const opening = openingOf(hours, lagosToday(at));
  const clock = at.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Lagos',
  });
  return opening !== null && opening.from <= clock && clock < opening.until;
}
