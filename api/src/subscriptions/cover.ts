/**
 * Cover over time (R4.76): which period covers a person, how much is left, and when another can start. Pure functions.
 */
import type { CoverStart } from '@ilera/contracts/api';
import { dayMs, lagosToday } from '@ilera/format';
import type { EndedPeriod } from '../db/schema';
import { dayInMonth } from '../common/calendar';

/** A paid period. Its end is exclusive. */
export interface CoverPeriod {
  id: number;
  planId: number;
  quantity: number;
  startsAt: Date;
  expiresAt: Date;
  /** The day of the month on which the period's months end; shorter months end on their last day. */
  anchorDay: number;
  /** The price paid, in money and credit from earlier periods. */
  valueKobo: number;
}

/** The period that covers a person at that moment, or null. */
export function periodAt<P extends CoverPeriod>(periods: P[], now: Date): P | null {
  return periods.find(({ startsAt, expiresAt }) => startsAt <= now && now < expiresAt) ?? null;
}

/** Periods with time left, earliest first. */
export function unfinished<P extends CoverPeriod>(periods: P[], now: Date): P[] {
  return periods
    .filter(({ startsAt, expiresAt }) => expiresAt > now && expiresAt > startsAt)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/**
 * Counts a period's days and its remaining days, 24 hours each, back from the end. The current day counts as remaining:
 * it belongs to the replacing period, so that nobody pays for it twice.
 */
export function daysOf({ startsAt, expiresAt }: Pick<CoverPeriod, 'startsAt' | 'expiresAt'>, now: Date) {
  const total = Math.max(1, Math.ceil((expiresAt.getTime() - startsAt.getTime()) / dayMs));
  const left = Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs);
  return { total, left: Math.min(total, Math.max(0, left)) };
}

/** The value of a period's remaining days, rounded down to whole kobo. */
export function creditOf(
  period: Pick<CoverPeriod, 'startsAt' | 'expiresAt' | 'valueKobo'>,
  now: Date,
): number {
  const { total, left } = daysOf(period, now);
  return Math.floor((period.valueKobo * left) / total);
}

/** The start of the current day in the covering period; without cover, the moment itself. */
export function startOfRunningDay(periods: CoverPeriod[], now: Date): Date {
  const running = periodAt(periods, now);
  if (!running) return now;
  return new Date(running.expiresAt.getTime() - daysOf(running, now).left * dayMs);
}

/**
 * The day of the month on which a purchase's months end. A purchase that follows another period keeps that period's
 * day, even after a short month.
 */
export function anchorDayOf(start: Date, follows: CoverPeriod[]): number {
  const { year, month, day } = lagosToday(start);
  const before = follows.find(({ expiresAt }) => expiresAt.getTime() === start.getTime());
  const isCutOff = before && dayInMonth(year, month, before.anchorDay) === day;
  return isCutOff ? before.anchorDay : day;
}

/** The periods that an immediate purchase replaces, each with its credit. */
export function endedBy(
  periods: (CoverPeriod & { plan: { name: string; type: string } })[],
  now: Date,
): EndedPeriod[] {
  return unfinished(periods, now).map((period) => ({
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

/** The allowed starts of a purchase of this plan for this many people, given the paid periods. */
export function allowedStarts(
  periods: CoverPeriod[],
  wanted: { planId: number; quantity: number },
  now: Date,
): CoverStart[] {
  const running = unfinished(periods, now);
  if (running.length === 0) return ['now'];
  const isSame = running.every(({ planId }) => planId === wanted.planId);
  const isMore = running.every(({ quantity }) => wanted.quantity > quantity);
  const isFewer = running.some(({ quantity }) => wanted.quantity < quantity);
  // Renewals start after the last period; a smaller group cannot replace a period that is already paid.
  if (isFewer || (isSame && !isMore)) return ['end'];
  return ['end', 'now'];
}

/** The start of a purchase that follows all paid periods. */
export function endOfCover(periods: CoverPeriod[], now: Date): Date {
  return periods.reduce((end, { expiresAt }) => (expiresAt > end ? expiresAt : end), now);
}
