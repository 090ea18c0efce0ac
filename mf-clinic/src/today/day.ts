import { isoDay, lagosToday, parseApiDate } from '@shared/format';

const DAY = 24 * 60 * 60_000;

/** `2026-03-14`: the day in Lagos at an instant. */
export const dayAt = (now: Date): string => isoDay(lagosToday(now));

/** So many days after a day. */
export function dayAfter(day: string, days: number): string {
  const start = parseApiDate(day);
  return start ? new Date(start.getTime() + days * DAY).toISOString().slice(0, 10) : day;
}
