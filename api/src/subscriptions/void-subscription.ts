/**
 * Ends the cover of a refunded payment; what it replaced runs again, and periods that follow it move.
 */
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { payments, subscriptions, type PaymentRow } from '../db/schema';
import { unfinished, creditOf } from './cover';
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
  const shortened = await takeBackCredit(tx, now, ended.id);
  if (shortened) await moveLater(tx, userId, shortened.from, shortened.to);
  if (ended.expiresAt <= now || ended.expiresAt <= ended.startsAt) return;
  const soonest = ended.startsAt > now ? ended.startsAt : now;
  const restoredUntil = await restoreReplaced(tx, payment);
  // What runs again covers the time since the change, so the refunded period is as if it had never begun.
  const end = restoredUntil ? ended.startsAt : soonest;
  await tx.update(subscriptions).set({ expiresAt: end }).where(eq(subscriptions.id, ended.id));
  const next = restoredUntil && restoredUntil > soonest ? restoredUntil : soonest;
  await moveLater(tx, userId, ended.expiresAt, next);
}

/** Moves the periods that begin at a moment or after it, so that the first of them begins at another one. */
async function moveLater(tx: Database, userId: number, from: Date, to: Date): Promise<void> {
  const gap = from.getTime() - to.getTime();
  const later = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), gte(subscriptions.startsAt, from)))
    .orderBy(asc(subscriptions.startsAt));
  for (const { id, startsAt, expiresAt } of later)
    await tx
      .update(subscriptions)
      .set({
        startsAt: new Date(startsAt.getTime() - gap),
        expiresAt: new Date(expiresAt.getTime() - gap),
      })
      .where(eq(subscriptions.id, id));
}

/**
 * Gives the periods whose unused days were credited to a payment their end back, because that credit was
 * money too. Periods that were refunded themselves stay ended.
 * @returns the last end; null where nothing was replaced
 */
async function restoreReplaced(tx: Database, payment: PaymentRow): Promise<Date | null> {
  let last: Date | null = null;
  for (const replaced of payment.replaces ?? []) {
    const [paid] = await tx
      .select({ status: payments.status })
      .from(subscriptions)
      .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
      .where(eq(subscriptions.id, replaced.id));
    if (paid?.status !== 'success') continue;
    const expiresAt = new Date(replaced.expiresAt);
    await tx.update(subscriptions).set({ expiresAt }).where(eq(subscriptions.id, replaced.id));
    if (!last || expiresAt > last) last = expiresAt;
  }
  return last;
}

/**
 * Takes a period's value back, and shortens the plan that was partly paid with its unused days, with the person's cover
 * locked.
 * @param mostKobo how much of the value; unset: all of it, because its payment was refunded
 * @returns the end of the shortened period before and after; null where no credit is in use
 */
async function takeBackCredit(
  tx: Database,
  now: Date,
  periodId: number,
  mostKobo = Infinity,
): Promise<{ from: Date; to: Date } | null> {
  const [earlier] = await selectValued(tx).where(eq(subscriptions.id, periodId));
  if (!earlier) return null;
  const lostKobo = Math.min(mostKobo, earlier.valueKobo);
  await loseValue(tx, periodId, lostKobo);
  const [changed] = await selectValued(tx).where(
    and(
      eq(payments.status, 'success'),
      sql`${payments.replaces} @> ${JSON.stringify([{ id: periodId }])}::jsonb`,
    ),
  );
  const replaced = changed?.payment.replaces?.find(({ id }) => id === periodId);
  if (!changed || !replaced || lostKobo === 0) return null;
  const { cover, payment } = changed;
  const ended = { ...earlier.cover, valueKobo: earlier.valueKobo, expiresAt: new Date(replaced.expiresAt) };
  const creditKobo = Math.round((lostKobo / earlier.valueKobo) * creditOf(ended, payment.createdAt));
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
