/**
 * What a refund leaves of a person's cover (R4.104). Pure functions. An example of the table test, with days from
 * 1 March:
 *
 * - Plan A costs 1,000 kobo for 100 days, until 9 June. On 21 March plan B takes its place: 200 days until 7 October
 *   for 2,000 kobo, of which A's 80 unused days pay 800. C follows on B: 80 days from 7 October.
 * - B is refunded on 31 March. Take back: B loses the 1,200 kobo that were paid for it. Restore: A runs again until
 *   9 June, and B ends where it began. Move: C begins on 9 June.
 * - A is refunded on 31 March instead. Take back: A loses its 1,000 kobo, and B loses A's 800 of its 2,000. B keeps
 *   60 % of its days and ends on 19 July. Move: C begins on 19 July. A is over, so nothing is restored.
 */
import type { EndedPeriod, PaymentRow } from '../db/schema';
import { creditOf, daysOf } from './cover';

export interface RefundablePeriod {
  id: number;
  startsAt: Date;
  expiresAt: Date;
  /** The kobo withdrawn from the period's price, money and credit. */
  lostKobo: number;
  /** The end that the period had before it was given up; null if it was not given up. */
  givenUpEnd: Date | null;
  payment: Pick<PaymentRow, 'id' | 'status' | 'amountKobo' | 'creditKobo' | 'replaces' | 'createdAt'>;
  /** How much of the payment is held to be sent back. */
  heldKobo: number;
}

/**
 * Ends the cover of a refunded payment. Periods that the payment replaced run again, and following periods move.
 * @param before all periods of the owner
 * @returns the same periods, changed
 */
export function coverAfterRefund(
  before: RefundablePeriod[],
  paymentId: number,
  now: Date,
): RefundablePeriod[] {
  const periods = before.map((period) => ({ ...period }));
  const refunded = periods.find(({ payment }) => payment.id === paymentId);
  if (!refunded) return periods;
  takeBackValue(periods, refunded, now);
  const { startsAt, expiresAt } = refunded;
  if (expiresAt <= now || expiresAt <= startsAt) return periods;
  // Found before restoring, because a restored period may begin as late as the following ones.
  const following = periodsFrom(periods, expiresAt);
  const restoredUntil = restoreReplaced(periods, refunded, now);
  const soonest = latest(startsAt, now);
  // A restored period covers the time since the change, so the refunded period is as if it had never begun.
  refunded.expiresAt = restoredUntil ? startsAt : soonest;
  movePeriods(following, expiresAt, latest(restoredUntil ?? soonest, soonest));
  return periods;
}

/**
 * Takes the refunded money out of a period's value. Credit in the price stays, because it is money of the replaced
 * periods. If a share of the refunded money was credited to the next plan, that plan loses the share too, and so on
 * along the chain of changes. The first unfinished plan in the chain ends earlier, and the periods after it move.
 */
function takeBackValue(periods: RefundablePeriod[], refunded: RefundablePeriod, now: Date): void {
  let period = refunded;
  let remainingKobo = refunded.payment.amountKobo;
  for (;;) {
    const lostKobo = Math.min(remainingKobo, valueOf(period));
    period.lostKobo += lostKobo;
    const next = nextInChain(periods, period);
    if (!next || lostKobo === 0) return;
    const creditKobo = lostCredit(period, lostKobo, next);
    const share = 1 - creditKobo / valueOf(next);
    if (next.givenUpEnd) lowerHeld(periods, next, share);
    if (next.expiresAt > now) {
      next.lostKobo += creditKobo;
      return shorten(periods, next, share, now);
    }
    period = next;
    remainingKobo = creditKobo;
  }
}

/**
 * The last period whose price contains credit for the given period. A refunded period counts too, because its credit
 * may have passed on to the next period.
 */
const nextInChain = (periods: RefundablePeriod[], { id }: RefundablePeriod): RefundablePeriod | undefined =>
  periods
    .filter(({ payment }) => payment.replaces?.some((replaced) => replaced.id === id))
    .sort((a, b) => a.id - b.id)
    .at(-1);

/** The part of a period's lost kobo that had been credited to the next period. */
function lostCredit(period: RefundablePeriod, lostKobo: number, next: RefundablePeriod): number {
  const replaced = next.payment.replaces?.find(({ id }) => id === period.id);
  if (!replaced) return 0;
  const valueKobo = valueOf(period) + lostKobo;
  const whole = { startsAt: period.startsAt, expiresAt: new Date(replaced.expiresAt), valueKobo };
  return Math.round((lostKobo / valueKobo) * creditOf(whole, next.payment.createdAt));
}

/** Shortens a period to a share from 0 to 1, ends it today at the earliest, and moves the following periods. */
function shorten(periods: RefundablePeriod[], period: RefundablePeriod, share: number, now: Date): void {
  const end = period.expiresAt;
  period.expiresAt = latest(now, shortenedEnd(period, share));
  movePeriods(periodsFrom(periods, end), end, period.expiresAt);
}

/**
 * Reduces the money held for a given-up plan to a share from 0 to 1. Payments that are refunded separately count in the
 * sum, but keep their held amount.
 */
function lowerHeld(periods: RefundablePeriod[], givenUp: RefundablePeriod, share: number): void {
  const fundingPeriods = [givenUp, ...creditedTo(periods, givenUp).map(({ period }) => period)];
  let leftKobo = Math.floor(fundingPeriods.reduce((sum, { heldKobo }) => sum + heldKobo, 0) * share);
  for (const period of fundingPeriods.filter(isPaid)) {
    period.heldKobo = Math.min(period.heldKobo, leftKobo);
    leftKobo -= period.heldKobo;
  }
}

/**
 * Restores the end of periods whose unused days were credited to a refunded payment, because credit is money too. If
 * such a period was refunded itself, the periods that it had replaced run again.
 * @returns the last restored end, or null
 */
function restoreReplaced(periods: RefundablePeriod[], refunded: RefundablePeriod, now: Date): Date | null {
  let last: Date | null = null;
  for (const { period, replaced } of creditedTo(periods, refunded, (credited) => !isPaid(credited))) {
    if (!isPaid(period)) continue;
    period.expiresAt = restoredEnd(replaced, valueOf(period), now);
    last = latest(last ?? period.expiresAt, period.expiresAt);
  }
  return last;
}

/** The restored end of a replaced period, which is earlier if part of its price has been withdrawn since. */
function restoredEnd(replaced: EndedPeriod, valueKobo: number, now: Date): Date {
  const [startsAt, expiresAt] = [new Date(replaced.startsAt), new Date(replaced.expiresAt)];
  const days = daysOf({ startsAt, expiresAt }, now).total;
  const valueThen = (replaced.creditKobo * days) / replaced.creditedDays;
  // Credit is in whole kobo, so a value computed from it may be off by a kobo a day.
  if (!(valueKobo < valueThen - days)) return expiresAt;
  return latest(now, shortenedEnd({ startsAt, expiresAt }, valueKobo / valueThen));
}

interface Credited {
  period: RefundablePeriod;
  /** The period as described by the payment that its days were credited to. */
  replaced: EndedPeriod;
}

/**
 * The periods whose unused days were credited to a period's payment, then those credited to their payments, and so on.
 * @param goesOn whether to follow a period to the periods that were credited to its own payment
 */
function creditedTo(
  periods: RefundablePeriod[],
  period: RefundablePeriod,
  goesOn: (credited: RefundablePeriod) => boolean = () => true,
): Credited[] {
  const all: Credited[] = [];
  let level = [period];
  while (level.length > 0) {
    const credited = level
      .flatMap(({ payment }) => payment.replaces ?? [])
      .flatMap((replaced) =>
        periods.filter(({ id }) => id === replaced.id).map((found) => ({ period: found, replaced })),
      );
    all.push(...credited);
    level = credited.map((entry) => entry.period).filter(goesOn);
  }
  return all;
}

/** Moves periods by the time between two moments. */
function movePeriods(periods: RefundablePeriod[], from: Date, to: Date): void {
  const moved = (time: Date) => new Date(time.getTime() + to.getTime() - from.getTime());
  for (const period of periods) {
    period.startsAt = moved(period.startsAt);
    period.expiresAt = moved(period.expiresAt);
  }
}

/** Periods that begin at or after a time, without periods that were ended before they began. */
const periodsFrom = (periods: RefundablePeriod[], from: Date): RefundablePeriod[] =>
  periods.filter(({ startsAt, expiresAt }) => startsAt >= from && expiresAt > startsAt);

/** The end of a period if only a share from 0 to 1 is still paid. */
const shortenedEnd = (
  { startsAt, expiresAt }: Pick<RefundablePeriod, 'startsAt' | 'expiresAt'>,
  share: number,
): Date => new Date(startsAt.getTime() + Math.round((expiresAt.getTime() - startsAt.getTime()) * share));

const valueOf = ({ payment, lostKobo }: RefundablePeriod): number =>
  payment.amountKobo + payment.creditKobo - lostKobo;

const isPaid = ({ payment }: RefundablePeriod): boolean => payment.status === 'success';

const latest = (a: Date, b: Date): Date => (a > b ? a : b);
