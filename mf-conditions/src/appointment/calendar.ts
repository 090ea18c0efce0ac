import { type Day, monthNames, weekdayNames } from '@ilera/format';

/** A month of one year; `month` is 0-based. */
export interface YearMonth {
  year: number;
  month: number;
}

const weeks = 6;
const daysInWeek = 7;

/** Dates are computed in UTC, so that no time zone or clock change can shift a day. */
const atMidnight = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month, day));

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return atMidnight(day).getUTCDay();
}

/** The day a number of days later, or earlier if negative. */
export function addDays({ year, month, day }: Day, days: number): Day {
  const date = atMidnight({ year, month, day: day + days });
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** Six weeks of seven days; the first contains the first day of the month. */
export function monthGrid({ year, month }: YearMonth): Day[][] {
  const first = { year, month, day: 1 };
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysInWeek }, (_, weekday) => addDays(start, week * daysInWeek + weekday)),
  );
}

/** The month a number of steps later, limited to January to December of its year (P4.4). */
export function stepMonth({ year, month }: YearMonth, steps: number): YearMonth {
  return { year, month: Math.min(11, Math.max(0, month + steps)) };
}

/** Length of a month in days. */
export function daysInMonth({ year, month }: YearMonth): number {
  return atMidnight({ year, month: month + 1, day: 0 }).getUTCDate();
}

/** The same day of a neighbouring month, or that month's last day; stops at the ends of the year. */
export function sameDayIn(day: Day, steps: number): Day {
  const targetMonth = stepMonth(day, steps);
  return { ...targetMonth, day: Math.min(day.day, daysInMonth(targetMonth)) };
}

/** Whether two dates are the same day; false if either is null. */
export function isSameDay(day: Day | null, other: Day | null): boolean {
  return day !== null && other !== null && Number(atMidnight(day)) === Number(atMidnight(other));
}

/** `March 2026` */
export function monthTitle({ year, month }: YearMonth): string {
  return `${monthNames[month] ?? ''} ${year}`;
}

/** `Saturday 14 March 2026` */
export function dayTitle(day: Day): string {
  return `${dayName(day)} ${day.year}`;
}

/** `Saturday 14 March` */
export function dayName(day: Day): string {
  return `${weekdayNames[weekdayOf(day)] ?? ''} ${day.day} ${monthNames[day.month] ?? ''}`;
}

/** Moves by the keys of the grid (ARIA practices, date grid). */
const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -daysInWeek),
  ArrowDown: (day) => addDays(day, daysInWeek),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, daysInWeek - 1 - weekdayOf(day)),
  PageUp: (day) => sameDayIn(day, -1),
  PageDown: (day) => sameDayIn(day, 1),
};

/** The day that a key moves to; null for keys that the grid does not use. */
export function moveByKey(day: Day, key: string): Day | null {
  const moved = moves[key]?.(day) ?? null;
  if (!moved || moved.year === day.year) return moved;
  // Days of another year cannot be chosen (R4.45): Home and End stop at the year's edge, and other keys do not move.
  if (key === 'Home') return { ...day, month: 0, day: 1 };
  if (key === 'End') return { ...day, month: 11, day: 31 };
  return day;
}
