/** The calendar of Lagos: days, and the ends of periods in months. */
import type { Frequency } from '@ilera/contracts/api';
import { type Day, dayMs, lagosOffsetMs, lagosToday, slotInstant } from '@ilera/format';
import { fieldError } from './response-error';

const months: Record<Frequency, number> = { quarter: 3, 'bi-annual': 6, annual: 12 };

/** Parses `2026-03-14`; throws under `field` if the day does not exist. */
export function readDay(text: string, field = 'day'): Day {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw fieldError(field, 'There is no such day.');
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** The bounds of a day in Lagos; `until` is exclusive. */
export function boundsOf(day: Day): { from: Date; until: Date } {
  const from = slotInstant(day, '12:00 am');
  return { from, until: new Date(from.getTime() + dayMs) };
}

/** Clamps a day to the month's last day. */
export function dayInMonth(year: number, month: number, day: number): number {
  return Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
}

/**
 * The end of a period in months of Lagos, on `day` of the month: 30 November and three months give 28 February, not
 * 2 March, and three months more give 30 May again.
 */
export function periodEnd(start: Date, frequency: Frequency, day = lagosToday(start).day): Date {
  const end = new Date(start.getTime() + lagosOffsetMs);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months[frequency]);
  end.setUTCDate(dayInMonth(end.getUTCFullYear(), end.getUTCMonth(), day));
  return new Date(end.getTime() - lagosOffsetMs);
}
