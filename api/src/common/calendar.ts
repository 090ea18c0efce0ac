/** The calendar of Lagos: days of a month, and the ends of periods in months. */
import type { Frequency } from '@ilera/contracts/api';
import { lagosOffsetMs, lagosToday } from '@ilera/format';

const months: Record<Frequency, number> = { quarter: 3, 'bi-annual': 6, annual: 12 };

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
