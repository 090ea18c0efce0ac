/**
 * Ends the cover of a refunded payment; what it replaced runs again, and periods that follow it move.
 */
import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { payments, refunds, subscriptions, type EndedPeriod, type PaymentRow } from '../db/schema';
import { unfinished, creditOf, daysOf } from './cover';
import { isHeldFor, paymentsBehind } from './given-up-plan';
import { lockPeople } from '../sessions/lock-person';
import { paidPeriods, valueKobo, type PaidPeriod } from './paid-periods';

/**
 * Runs inside the settling transaction.
 * @returns what the person has still paid for, the earliest first
 */
export async function voidSubscription(tx: Database, now: Date, payment: PaymentRow): Promise<PaidPeriod[]> {
  const { userId } = payment;
  if (!userId) return [];
  await lockPeople(tx, userId);
  await endCover(tx, now, payment, userId);
  return unfinished(await paidPeriods(tx, userId, now), now);
}

async function endCover(tx: Database, now: Date, payment: PaymentRow, userId: number): Promise<void> {
  const [ended] = await tx.select().from(subscriptions).where(eq(subscriptions.paymentId, payment.id));
  if (!ended) return;
  // The credit in its price is the money of what it replaced, and stays where that is.
  const shortened = await takeBackCredit(tx, now, ended.id, payment.amountKobo);
  if (shortened) await movePeriods(tx, await periodsFrom(tx, userId, shortened.from), shortened);
  if (ended.expiresAt <= now || ended.expiresAt <= ended.startsAt) return;
  const following = await periodsFrom(tx, userId, ended.expiresAt);
  const soonest = ended.startsAt > now ? ended.startsAt : now;
  const restoredUntil = await restoreReplaced(tx, now, payment);
  // What runs again covers the time since the change, so the refunded period is as if it had never begun.
  const end = restoredUntil ? ended.startsAt : soonest;
  await tx.update(subscriptions).set({ expiresAt: end }).where(eq(subscriptions.id, ended.id));
  const to = restoredUntil && restoredUntil > soonest ? restoredUntil : soonest;
  await movePeriods(tx, following, { from: ended.expiresAt, to });
}

type Period = typeof subscriptions.$inferSelect;

/** The periods that begin at a moment or after it, without those that were ended before they began. */
const periodsFrom = (tx: Database, userId: number, from: Date): Promise<Period[]> =>
  tx
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        gte(subscriptions.startsAt, from),
        gt(subscriptions.expiresAt, subscriptions.startsAt),
      ),
    )
    .orderBy(asc(subscriptions.startsAt));

/** Moves periods, so that the one that began at a moment begins at another one. */
async function movePeriods(
  tx: Database,
  later: Period[],
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  const moved = (moment: Date) => new Date(moment.getTime() + to.getTime() - from.getTime());
  for (const { id, startsAt, expiresAt } of later)
    await tx
      .update(subscriptions)
      .set({ startsAt: moved(startsAt), expiresAt: moved(expiresAt) })
      .where(eq(subscriptions.id, id));
}

/**
 * Gives the periods whose unused days were credited to a payment their end back, because that credit was
 * money too. Of one that was refunded itself, those that it had replaced run again.
 * @returns the last end; null where nothing was replaced
 */
async function restoreReplaced(tx: Database, now: Date, payment: PaymentRow): Promise<Date | null> {
  let last: Date | null = null;
  for (const replaced of payment.replaces ?? []) {
    const [found] = await selectValued(tx).where(eq(subscriptions.id, replaced.id));
    if (!found) continue;
    let end: Date | null;
    if (found.payment.status === 'success') {
      end = endAgain(replaced, found.valueKobo, now);
      await tx.update(subscriptions).set({ expiresAt: end }).where(eq(subscriptions.id, replaced.id));
    } else end = await restoreReplaced(tx, now, found.payment);
    if (end && (!last || end > last)) last = end;
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
  const paidMs = (expiresAt.getTime() - startsAt.getTime()) * (valueKobo / valueThen);
  return new Date(Math.max(now.getTime(), startsAt.getTime() + Math.round(paidMs)));
}

/**
 * Takes a period's value back, and shortens the plan that was partly paid with its unused days, with the person's cover
 * locked.
 * @param mostKobo how much of the value
 * @returns the end of the shortened period before and after; null where no credit is in use
 */
async function takeBackCredit(
  tx: Database,
  now: Date,
  periodId: number,
  mostKobo: number,
): Promise<{ from: Date; to: Date } | null> {
  const [earlier] = await selectValued(tx).where(eq(subscriptions.id, periodId));
  if (!earlier) return null;
  const lostKobo = Math.min(mostKobo, earlier.valueKobo);
  await loseValue(tx, periodId, lostKobo);
  // Also one that was refunded itself: its credit may have gone on into the next.
  const [changed] = await selectValued(tx)
    .where(sql`${payments.replaces} @> ${JSON.stringify([{ id: periodId }])}::jsonb`)
    .orderBy(desc(subscriptions.id))
    .limit(1);
  const replaced = changed?.payment.replaces?.find(({ id }) => id === periodId);
  if (!changed || !replaced || lostKobo === 0) return null;
  const { cover, payment } = changed;
  const ended = { ...earlier.cover, valueKobo: earlier.valueKobo, expiresAt: new Date(replaced.expiresAt) };
  const creditKobo = Math.round((lostKobo / earlier.valueKobo) * creditOf(ended, payment.createdAt));
  if (cover.givenUpEnd) await lowerHeld(tx, cover.id, creditKobo / changed.valueKobo);
  // It was changed again, and its own unused days are in the next one.
  if (cover.expiresAt <= now) return takeBackCredit(tx, now, cover.id, creditKobo);
  await loseValue(tx, cover.id, creditKobo);
  const paidMs =
    (cover.expiresAt.getTime() - cover.startsAt.getTime()) * (1 - creditKobo / changed.valueKobo);
  const to = new Date(Math.max(now.getTime(), cover.startsAt.getTime() + Math.round(paidMs)));
  await tx.update(subscriptions).set({ expiresAt: to }).where(eq(subscriptions.id, cover.id));
  return { from: cover.expiresAt, to };
}

const selectValued = (tx: Database) =>
  tx
    .select({ cover: subscriptions, payment: payments, valueKobo })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.id, subscriptions.paymentId));

const loseValue = (tx: Database, id: number, kobo: number) =>
  tx
    .update(subscriptions)
    .set({ lostKobo: sql`${subscriptions.lostKobo} + ${kobo}` })
    .where(eq(subscriptions.id, id));

/**
 * Lowers what waits to be sent back for a given-up plan by a share from 0 to 1. What was to be sent from the payment that
 * goes back by itself is part of that.
 */
async function lowerHeld(tx: Database, periodId: number, share: number): Promise<void> {
  const behind = await paymentsBehind(tx, [periodId]);
  const held = await tx.select().from(refunds).where(isHeldFor(behind));
  const all = held.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  let left = Math.floor(all * (1 - share));
  for (const payment of behind) {
    const refund = held.find(({ paymentId }) => paymentId === payment.id);
    if (!refund || payment.status !== 'success') continue;
    const amountKobo = Math.min(refund.amountKobo, left);
    left -= amountKobo;
    const isThis = eq(refunds.id, refund.id);
    if (amountKobo > 0) await tx.update(refunds).set({ amountKobo }).where(isThis);
    else await tx.delete(refunds).where(isThis);
  }
}
