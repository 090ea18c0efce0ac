/**
 * Ends the cover of a refunded payment: reads the owner's periods, and writes them as `coverAfterRefund` returns them.
 */
import { and, eq } from 'drizzle-orm';
import type { PaymentOf } from '../db/payment-of';
import type { Database } from '../db/database';
import { payments, refunds, subscriptions } from '../db/schema';
import { unfinished } from './cover';
import { coverAfterRefund, type RefundablePeriod } from './cover-after-refund';
import { paidPeriods } from './paid-periods';

/**
 * The caller has locked the payment and its payer.
 * @returns the paid periods that the owner still has, the earliest first
 */
export async function voidSubscription(tx: Database, now: Date, { id, userId }: PaymentOf<'plan'>) {
  const after = coverAfterRefund(await refundablePeriods(tx, userId), id, now);
  for (const period of after) await writePeriod(tx, period);
  return unfinished(await paidPeriods(tx, userId, now), now);
}

async function refundablePeriods(tx: Database, userId: number): Promise<RefundablePeriod[]> {
  const rows = await tx
    .select({ period: subscriptions, payment: payments, heldKobo: refunds.amountKobo })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
    .leftJoin(refunds, isHeld(payments.id))
    .where(eq(subscriptions.userId, userId));
  return rows.map(({ period, payment, heldKobo }) => ({ ...period, payment, heldKobo: heldKobo ?? 0 }));
}

const isHeld = (paymentId: number | typeof payments.id) =>
  and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'held'));

/** Writes what a refund can change of a period; a refund of which nothing is held any more is deleted. */
async function writePeriod(
  tx: Database,
  { id, startsAt, expiresAt, lostKobo, payment, heldKobo }: RefundablePeriod,
): Promise<void> {
  await tx.update(subscriptions).set({ startsAt, expiresAt, lostKobo }).where(eq(subscriptions.id, id));
  if (heldKobo > 0) await tx.update(refunds).set({ amountKobo: heldKobo }).where(isHeld(payment.id));
  else await tx.delete(refunds).where(isHeld(payment.id));
}
