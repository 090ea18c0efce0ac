/**
 * Cover over time (R4.76): which periods cover a person, what is left of them, and where another one fits.
 * Pure functions.
 */

/** A period that was paid for. Its end is exclusive. */
export interface CoverPeriod {
  id: number;
  planId: number;
  quantity: number;
  startsAt: Date;
  expiresAt: Date;
  /** The price that was paid for it, in money and credit of earlier periods. */
  valueKobo: number;
}

/** When a purchase begins: at once in place of what runs, or when everything that is paid has ended. */
export type CoverStart = 'now' | 'end';

const dayMs = 86_400_000;

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

/** How many days a period has, and how many of them are unused. A day that has begun is used. */
export function daysOf({ startsAt, expiresAt }: CoverPeriod, now: Date) {
  const total = Math.max(1, Math.round((expiresAt.getTime() - startsAt.getTime()) / dayMs));
  const used = Math.min(total, Math.max(0, Math.ceil((now.getTime() - startsAt.getTime()) / dayMs)));
  return { total, used, unused: total - used };
}

/** The value of a period's unused days, in whole kobo. */
export function creditOf(period: CoverPeriod, now: Date): number {
  const { total, unused } = daysOf(period, now);
  return Math.floor((period.valueKobo * unused) / total);
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
