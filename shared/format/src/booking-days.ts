import { formatDay, lagosToday, monthNames, type Day } from './dates';

/** The last day that can be booked or moved to: 31 December of the year in Lagos (R4.45). */
export function lastBookingDay(now: Date): Day {
  return { year: lagosToday(now).year, month: 11, day: 31 };
}

/** Whether a day lies in the year that is open for booking; a day before today does too. */
export function isOpenForBooking(day: Day, now: Date): boolean {
  return day.year === lastBookingDay(now).year;
}

/** `Dates of 2027 open on 1 January.` */
export const opensNextYear = (now: Date): string =>
  `Dates of ${lastBookingDay(now).year + 1} open on 1 ${monthNames[0]}.`;

/** `Visits without a health plan are free of charge until 31st March, 2027.` (R4.28) */
export const freeVisitsEnd = (until: string): string =>
  `Visits without a health plan are free of charge until ${formatDay(until)}.`;

const hours = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const minutes = [0, 15, 30, 45];
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The 96 times that can be chosen, `12:00 am` to `11:45 pm` (R4.47). */
export const timeSlots: readonly string[] = ['am', 'pm'].flatMap((half) =>
  hours.flatMap((hour) => minutes.map((minute) => `${twoDigits(hour)}:${twoDigits(minute)} ${half}`)),
);

/** A day whose last slot is over has no time left. */
export const lastSlot = '11:45 pm';
