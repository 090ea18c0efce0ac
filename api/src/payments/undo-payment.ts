/** The consequences of a refund or chargeback of a fulfilled payment. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visits, payments } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { reversedMail } from '../mail/payment-mails';
import type { Services } from '../services';
import { voidSubscription } from '../subscriptions/void-subscription';
import { refundedReason } from './refund-words';
import { recordIssue } from './payment-issues';
import type { PaymentRow } from '../db/schema';

/**
 * Ends what the payment bought. The caller has locked the payment's row and the purchase.
 * @returns what the person has still paid for otherwise
 */
export async function endPurchase(tx: Database, now: Date, payment: PaymentRow, reason: string) {
  await tx
    .update(payments)
    .set({ status: 'cancelled', reason, settledAt: now })
    .where(eq(payments.id, payment.id));
  await tx
    .update(visits)
    .set({ status: 'cancelled' })
    .where(and(eq(visits.paymentId, payment.id), eq(visits.status, 'processing')));
  return payment.kind === 'plan' ? voidSubscription(tx, now, payment) : [];
}

/** Does so because the provider or the bank returned the money. */
export async function undoPayment(tx: Database, services: Services, payment: PaymentRow): Promise<void> {
  const paid = await endPurchase(tx, services.now(), payment, refundedReason);
  await recordIssue(tx, services, payment, 'refunded-at-provider', 'The provider gave the money back.');
  await enqueueMail(
    tx,
    reversedMail(
      services.config,
      payment,
      paid.map((period) => ({
        ...period,
        plan: period.plan.name,
        type: period.plan.type,
        people: period.quantity,
      })),
    ),
  );
}
