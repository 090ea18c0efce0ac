/**
 * Refunds. The decision is a row, written in the transaction that decides; it is sent to the provider
 * afterwards, and again until the provider accepts it, so that neither a crash nor an unreachable provider
 * loses a refund.
 */
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { payments, refunds, type RefundCause } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { refundMail } from '../mail/payment-mails';
import type { Services } from '../services';
import { recordIssue } from './payment-issues';
import { refundedReason, refundWords } from './refund-cause';
import type { PaymentRow } from '../db/schema';

const maxAttempts = 10;
const minute = 60_000;

/**
 * Decides to refund a payment, with a mail to the person and an entry for operators. Once for each payment.
 */
export async function requestRefund(
  tx: Database,
  services: Services,
  payment: PaymentRow,
  cause: RefundCause,
  paid: { amountKobo: number; currency: string; heldUntil?: Date } = payment,
): Promise<void> {
  const now = services.now();
  const [made] = await tx
    .insert(refunds)
    .values({
      paymentId: payment.id,
      amountKobo: paid.amountKobo,
      currency: paid.currency,
      cause,
      status: paid.heldUntil ? 'held' : 'waiting',
      nextAttemptAt: paid.heldUntil ?? now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return;
  // The mail about the new card, or about joining, says so already.
  if (cause === 'card-check' || cause === 'joined-plan') return;
  await enqueueMail(
    tx,
    refundMail(services.config, payment, {
      amountKobo: paid.amountKobo,
      currency: paid.currency,
      reason: refundWords[cause],
    }),
  );
  if (cause !== 'cancelled')
    await recordIssue(tx, services, payment, cause, `${paid.currency} ${paid.amountKobo / 100} goes back.`);
}

/** Whether the money of a payment was received and is refunded or will be. */
export async function isRefunded(db: Database, payment: PaymentRow): Promise<boolean> {
  if (payment.status !== 'cancelled') return false;
  if (payment.reason === refundedReason) return true;
  return (await db.$count(refunds, eq(refunds.paymentId, payment.id))) > 0;
}

/** Sends the refunds that wait, and those that were held long enough. After ten refusals of the provider a refund is left to an operator. */
export async function sendRefunds(services: Services): Promise<void> {
  const { db } = services;
  const waiting = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(inArray(refunds.status, ['held', 'waiting']), lte(refunds.nextAttemptAt, services.now())))
    .limit(50);
  for (const row of waiting) await sendRefund(services, row);
}

async function sendRefund(
  services: Services,
  { refund, payment }: { refund: typeof refunds.$inferSelect; payment: PaymentRow },
): Promise<void> {
  const { db } = services;
  const attempts = refund.attempts + 1;
  // The process that updates the time of the next attempt sends the refund, so that two processes do not send
  // it at once.
  const claimed = await db
    .update(refunds)
    .set({
      status: 'waiting',
      attempts,
      nextAttemptAt: new Date(services.now().getTime() + 2 ** attempts * minute),
    })
    .where(
      and(
        eq(refunds.id, refund.id),
        eq(refunds.attempts, refund.attempts),
        eq(refunds.status, refund.status),
      ),
    )
    .returning();
  if (claimed.length === 0) return;
  try {
    const status = await services.provider.refund({
      reference: payment.reference,
      amountKobo: refund.amountKobo,
    });
    await db.update(refunds).set({ status }).where(eq(refunds.id, refund.id));
  } catch {
    if (attempts < maxAttempts) return;
    await db.transaction(async (tx) => {
      await tx.update(refunds).set({ status: 'failed' }).where(eq(refunds.id, refund.id));
      await recordIssue(tx, services, payment, 'refund-failed', 'The provider did not take the refund.');
    });
  }
}
