/** What a refund leaves of a person's cover (R4.104). Pure functions. */
import type { EndedPeriod, PaymentRow } from '../db/schema';
import { creditOf, daysOf } from './cover';

/** A period with its payment, and what is held of that. */
export interface RefundablePeriod {
  id: number;
  startsAt: Date;
  expiresAt: Date;
  /** The credit in its price that was taken back. */
  lostKobo: number;
  /** The end that it had before it was given up; null where it was not. */
  givenUpEnd: Date | null;
  payment: Pick<PaymentRow, 'id' | 'status' | 'amountKobo' | 'creditKobo' | 'replaces' | 'createdAt'>;
  /** How much of its payment is held to be sent back. */
  heldKobo: number;
}

/**
 * Ends the cover of a refunded payment; what it replaced runs again, and periods that follow move.
 * @param before all periods of the payer
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
  // The credit in the price is the money of what was replaced, and stays there.
  takeBackValue(periods, refunded, refunded.payment.amountKobo, now);
  const { startsAt, expiresAt } = refunded;
  if (expiresAt <= now || expiresAt <= startsAt) return periods;
  const following = periodsFrom(periods, expiresAt);
  const soonest = later(startsAt, now);
  const restoredUntil = restoreReplaced(periods, refunded, now);
  // What runs again covers the time since the change, so the refunded period is as if it had never begun.
  refunded.expiresAt = restoredUntil ? startsAt : soonest;
  movePeriods(following, expiresAt, later(restoredUntil ?? soonest, soonest));
  return periods;
}

const valueOf = ({ payment, lostKobo }: RefundablePeriod): number =>
  payment.amountKobo + payment.creditKobo - lostKobo;

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The periods that begin at a time or after it, without those that were ended before they began. */
const periodsFrom = (periods: RefundablePeriod[], from: Date): RefundablePeriod[] =>
  periods.filter(({ startsAt, expiresAt }) => startsAt >= from && expiresAt > startsAt);

/** Moves periods, so that the one that began at one time begins at another. */
function movePeriods(periods: RefundablePeriod[], from: Date, to: Date): void {
  const moved = (time: Date) => new Date(time.getTime() + to.getTime() - from.getTime());
  for (const period of periods) {
    period.startsAt = moved(period.startsAt);
    period.expiresAt = moved(period.expiresAt);
  }
}

/**
 * The periods whose unused days were credited to the payments of some, and those that were credited to these.
 * @param goesOn whether to follow a period to what was credited to its own payment
 */
function creditedTo(
  periods: RefundablePeriod[],
  to: RefundablePeriod[],
  goesOn: (period: RefundablePeriod) => boolean = () => true,
): { period: RefundablePeriod; replaced: EndedPeriod }[] {
  const direct = to
    .flatMap(({ payment }) => payment.replaces ?? [])
    .flatMap((replaced) =>
      periods.filter(({ id }) => id === replaced.id).map((period) => ({ period, replaced })),
    );
  if (direct.length === 0) return [];
  const next = direct.map(({ period }) => period).filter(goesOn);
  return [...direct, ...creditedTo(periods, next, goesOn)];
}

const isPaid = ({ payment }: RefundablePeriod): boolean => payment.status === 'success';

/**
 * Gives the periods whose unused days were credited to a payment their end back, because that credit was
 * money too. Of one that was refunded itself, those that it had replaced run again.
 * @returns the last end; null where nothing was replaced
 */
function restoreReplaced(periods: RefundablePeriod[], refunded: RefundablePeriod, now: Date): Date | null {
  let last: Date | null = null;
  for (const { period, replaced } of creditedTo(periods, [refunded], (found) => !isPaid(found))) {
    if (!isPaid(period)) continue;
    period.expiresAt = endAgain(replaced, valueOf(period), now);
    last = later(last ?? period.expiresAt, period.expiresAt);
  }
  return last;
}

/** The end that a replaced period gets back: earlier, where credit in its price was taken back since. */
function endAgain(replaced: EndedPeriod, valueKobo: number, now: Date): Date {
  const [startsAt, expiresAt] = [new Date(replaced.startsAt), new Date(replaced.expiresAt)];
  const days = daysOf({ startsAt, expiresAt }, now).total;
  const valueThen = (replaced.creditKobo * days) / replaced.creditedDays;
  // The credit is in whole kobo.
  if (!(valueKobo < valueThen - days)) return expiresAt;
  return later(now, shortenedEnd({ startsAt, expiresAt }, valueKobo / valueThen));
}

/** The end of a period of which a share from 0 to 1 is still paid. */
const shortenedEnd = (
  { startsAt, expiresAt }: Pick<RefundablePeriod, 'startsAt' | 'expiresAt'>,
  share: number,
): Date => new Date(startsAt.getTime() + Math.round((expiresAt.getTime() - startsAt.getTime()) * share));

/**
 * Takes a period's value back, and shortens the plan that was partly paid with its unused days.
 * @param mostKobo how much of the value
 */
function takeBackValue(
  periods: RefundablePeriod[],
  period: RefundablePeriod,
  mostKobo: number,
  now: Date,
): void {
  const valueKobo = valueOf(period);
  const lostKobo = Math.min(mostKobo, valueKobo);
  period.lostKobo += lostKobo;
  // Also a plan that was refunded itself: its credit may have gone on into the next.
  const next = periods
    .filter(({ payment }) => payment.replaces?.some(({ id }) => id === period.id))
    .reduce<RefundablePeriod | null>((last, found) => (last && last.id > found.id ? last : found), null);
  const replaced = next?.payment.replaces?.find(({ id }) => id === period.id);
  if (!next || !replaced || lostKobo === 0) return;
  const ended = { startsAt: period.startsAt, expiresAt: new Date(replaced.expiresAt), valueKobo };
  const creditKobo = Math.round((lostKobo / valueKobo) * creditOf(ended, next.payment.createdAt));
  const share = 1 - creditKobo / valueOf(next);
  if (next.givenUpEnd) lowerHeld(periods, next, share);
  // The next plan was changed again, and its own unused days are in the one after.
  if (next.expiresAt <= now) return takeBackValue(periods, next, creditKobo, now);
  next.lostKobo += creditKobo;
  const end = next.expiresAt;
  next.expiresAt = later(now, shortenedEnd(next, share));
  movePeriods(periodsFrom(periods, end), end, next.expiresAt);
}

/**
 * Leaves a share from 0 to 1 of what is held for a given-up plan. What was to be sent from a payment that goes back by
 * itself is part of the rest.
 */
function lowerHeld(periods: RefundablePeriod[], givenUp: RefundablePeriod, share: number): void {
  const behind = [givenUp, ...creditedTo(periods, [givenUp]).map(({ period }) => period)];
  let leftKobo = Math.floor(behind.reduce((sum, { heldKobo }) => sum + heldKobo, 0) * share);
  for (const period of behind.filter(isPaid)) {
    period.heldKobo = Math.min(period.heldKobo, leftKobo);
    leftKobo -= period.heldKobo;
  }
}
