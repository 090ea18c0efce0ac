/**
 * Cover over time (R4.76): which periods cover a person, what is left of them, and where another one fits.
 * Pure functions.
 */
import type { CoverStart } from '@ilera/contracts/api';
import { lagosToday } from '@ilera/format';
import type { EndedPeriod } from '../db/schema';
import { dayInMonth } from '../prices/price';
import { dayMs } from '../common/time';

/** A period that was paid for. Its end is exclusive. */
export interface CoverPeriod {
  id: number;
  planId: number;
  quantity: number;
  startsAt: Date;
  expiresAt: Date;
  /** The day of the month on which its months end, where a month has it. */
  anchorDay: number;
  /** The price that was paid for it, in money and credit of earlier periods. */
  valueKobo: number;
}

/** The period that covers a person at that moment; null when there is none. */
export function periodAt<P extends CoverPeriod>(periods: P[], now: Date): P | null {
  return periods.find(({ startsAt, expiresAt }) => startsAt <= now && now < expiresAt) ?? null;
}

/** The periods that still have time left, the earliest first. */
export function unfinished<P extends CoverPeriod>(periods: P[], now: Date): P[] {
  return periods
    .filter(({ startsAt, expiresAt }) => expiresAt > now && expiresAt > startsAt)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/**
 * How many days a period has, and how many are left. Days are counted back from the end, 24 hours each. The
 * day that has begun is left: it goes to what takes the period's place, so that it is paid once.
 */
export function daysOf({ startsAt, expiresAt }: Pick<CoverPeriod, 'startsAt' | 'expiresAt'>, now: Date) {
  const total = Math.max(1, Math.ceil((expiresAt.getTime() - startsAt.getTime()) / dayMs));
  const left = Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs);
  return { total, left: Math.min(total, Math.max(0, left)) };
}

/** The value of a period's days that are left, in whole kobo; the fraction of one stays with the days that are over. */
export function creditOf(
  period: Pick<CoverPeriod, 'startsAt' | 'expiresAt' | 'valueKobo'>,
  now: Date,
): number {
  const { total, left } = daysOf(period, now);
  return Math.floor((period.valueKobo * left) / total);
}

/** The start of the day that runs, in the period that covers a person; the moment itself where there is none. */
export function startOfRunningDay(paid: CoverPeriod[], now: Date): Date {
  const running = periodAt(paid, now);
  if (!running) return now;
  return new Date(running.expiresAt.getTime() - daysOf(running, now).left * dayMs);
}

/**
 * The day of the month on which the months of a purchase end. What follows on another period keeps that one's, from which a
 * short month may have taken days.
 */
export function anchorDayOf(start: Date, follows: CoverPeriod[]): number {
  const { year, month, day } = lagosToday(start);
  const before = follows.find(({ expiresAt }) => expiresAt.getTime() === start.getTime());
  const isCutOff = before && dayInMonth(year, month, before.anchorDay) === day;
  return isCutOff ? before.anchorDay : day;
}

/** The periods that a purchase at once takes the place of, each with what of it is credited. */
export function endedBy(
  paid: (CoverPeriod & { plan: { name: string; type: string } })[],
  now: Date,
): EndedPeriod[] {
  return unfinished(paid, now).map((period) => ({
    id: period.id,
    plan: period.plan.name,
    type: period.plan.type,
    people: period.quantity,
    startsAt: period.startsAt.toISOString(),
    expiresAt: period.expiresAt.toISOString(),
    hasBegun: period.startsAt <= now,
    creditedDays: daysOf(period, now).left,
    creditKobo: creditOf(period, now),
  }));
}

/** Where a purchase of this plan for so many people may start, given the paid periods. */
export function allowedStarts(
  paid: CoverPeriod[],
  wanted: { planId: number; quantity: number },
  now: Date,
): CoverStart[] {
  const running = unfinished(paid, now);
  if (running.length === 0) return ['now'];
  const isSame = running.every(({ planId }) => planId === wanted.planId);
  const isMore = running.every(({ quantity }) => wanted.quantity > quantity);
  const isFewer = running.some(({ quantity }) => wanted.quantity < quantity);
  // A renewal follows on; fewer people cannot apply to a period that is paid already.
  if (isFewer || (isSame && !isMore)) return ['end'];
  return ['end', 'now'];
}

/** The start of a purchase that begins when everything that is paid has ended. */
export function endOfCover(paid: CoverPeriod[], now: Date): Date {
  return paid.reduce((end, { expiresAt }) => (expiresAt > end ? expiresAt : end), now);
}
