import { formatDay, lagosToday, monthNames, type Day } from './dates';

/** The last day for bookings and moves: 31 December of the current year in Lagos (R4.45). */
export function lastBookingDay(now: Date): Day {
  return { year: lagosToday(now).year, month: 11, day: 31 };
}

/** Whether a day is in the year open for booking, including days before today. */
export function isOpenForBooking(day: Day, now: Date): boolean {
  return day.year === lastBookingDay(now).year;
}

/** `Dates of 2027 open on 1 January.` */
export const opensNextYear = (now: Date): string =>
  `Dates of ${lastBookingDay(now).year + 1} open on 1 ${monthNames[0]}.`;

/** `Visits without a health plan are free of charge until 31st March, 2027.` (R4.28) */
export const freeVisitsEnd = (until: string): string =>
  `Visits without a health plan are free of charge until ${formatDay(until)}.`;
