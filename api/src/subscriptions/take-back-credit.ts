/** Shortens a plan that was partly paid with unused days of an earlier one, whose payment was refunded. */
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { payments, subscriptions } from '../db/schema';
import { creditOf } from './cover';

/**
 * Runs inside the settling transaction, with the person's cover locked.
 * @param periodId the period whose payment was refunded
 * @param share the part of that period's price which was refunded, from 0 to 1
 * @returns the end of the shortened period before and after; null where no credit is in use
 */
export async function takeBackCredit(
  tx: Database,
  now: Date,
  periodId: number,
  share = 1,
): Promise<{ from: Date; to: Date } | null> {
  const [changed] = await tx
    .select({ cover: subscriptions, payment: payments })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.paymentId, payments.id))
    .where(
      and(
        eq(payments.status, 'success'),
        sql`${payments.replaces} @> ${JSON.stringify([{ id: periodId }])}::jsonb`,
      ),
    );
  const replaced = changed?.payment.replaces?.find(({ id }) => id === periodId);
  const [earlier] = await tx
    .select({ cover: subscriptions, payment: payments })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
    .where(eq(subscriptions.id, periodId));
  if (!changed || !replaced || !earlier) return null;
  const { cover, payment } = changed;
  const valueKobo = earlier.payment.amountKobo + earlier.payment.creditKobo;
  const expiresAt = new Date(replaced.expiresAt);
  const creditKobo = creditOf({ ...earlier.cover, expiresAt, valueKobo }, payment.createdAt);
  const unpaid = (share * creditKobo) / (payment.amountKobo + payment.creditKobo);
  // It was changed again, and its own unused days are in the next one.
  if (cover.expiresAt <= now) return takeBackCredit(tx, now, cover.id, unpaid);
  const paidMs = (cover.expiresAt.getTime() - cover.startsAt.getTime()) * (1 - unpaid);
  const to = new Date(Math.max(now.getTime(), cover.startsAt.getTime() + Math.round(paidMs)));
  await tx.update(subscriptions).set({ expiresAt: to }).where(eq(subscriptions.id, cover.id));
  return { from: cover.expiresAt, to };
}
