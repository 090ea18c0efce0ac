import type { Day } from '@shared/format';
import { monthNames } from '@shared/format';
import { words } from './appointment.words';

/** A month of one year; `month` is 0-based. */
export interface YearMonth {
  year: number;
  month: number;
}

const weeks = 6;
const daysInWeek = 7;

/**
 * A day as a number that counts days; all arithmetic is in UTC, so no device's zone or clock change can shift
 * it.
 */
const countOf = ({ year, month, day }: Day): number => Math.round(Date.UTC(year, month, day) / 86_400_000);

function dayOf(count: number): Day {
  const date = new Date(count * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return (((countOf(day) + 4) % daysInWeek) + daysInWeek) % daysInWeek;
}

/** The day some days later, or earlier. */
export function addDays(day: Day, days: number): Day {
  return dayOf(countOf(day) + days);
}

/** Six weeks of seven days, the first of which holds the month's first day. */
export function monthGrid({ year, month }: YearMonth): Day[][] {
  const first = { year, month, day: 1 };
  const start = addDays(first, -weekdayOf(first));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysInWeek }, (_, weekday) => addDays(start, week * daysInWeek + weekday)),
  );
}

/** The month some steps on, held between January and December of its year (P4.4). */
export function stepMonth({ year, month }: YearMonth, steps: number): YearMonth {
  return { year, month: Math.min(11, Math.max(0, month + steps)) };
}

/** How many days the month has. */
export function daysInMonth({ year, month }: YearMonth): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The same day of a neighbouring month, or its last one; the year's ends hold. */
export function sameDayIn(day: Day, steps: number): Day {
  const to = stepMonth(day, steps);
  return { ...to, day: Math.min(day.day, daysInMonth(to)) };
}

/** Whether both are one day. */
export function isSameDay(one: Day | null, other: Day | null): boolean {
  return one !== null && other !== null && countOf(one) === countOf(other);
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
  return `${words.weekdays[weekdayOf(day)]?.long ?? ''} ${day.day} ${monthNames[day.month] ?? ''}`;
}

/** Where a key leads in the grid (ARIA practices, date grid); null for keys that are not of the grid. */
export function moveByKey(day: Day, key: string): Day | null {
  const moved = movedByKey(day, key);
  if (!moved || moved.year === day.year) return moved;
  // Days of another year cannot be chosen (R4.45): Home and End stop at the year's edge, other keys do not move.
  if (key === 'Home') return { ...day, month: 0, day: 1 };
  if (key === 'End') return { ...day, month: 11, day: 31 };
  return day;
}

function movedByKey(day: Day, key: string): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -daysInWeek);
    case 'ArrowDown':
      return addDays(day, daysInWeek);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, daysInWeek - 1 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(day, -1);
    case 'PageDown':
      return sameDayIn(day, 1);
    default:
      return null;
  }
}
