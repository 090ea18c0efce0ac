/**
 * Settles payments; no other code marks a payment as paid. Asks the provider, compares amount and currency, and applies
 * all consequences in one transaction, so that repeats, races and crashes apply them once or not at all. A payment is
 * refunded if the purchase was already paid for or replaced, or if its amount, time, coupon or slot no longer matches
 * (refund-cause.ts).
 */
import { and, eq, sql } from 'drizzle-orm';
import { payments, refunds, type PaymentRow } from '../db/schema';
import type { Database } from '../db/database';
import { paymentOf, type PaymentOf } from '../db/payment-of';
import { ResponseError } from '../common/response-error';
import { cancelPayment, cancelPayments, isPayable, isReplacedBy, supersede } from './attempt';
import { enqueueMail } from '../mail/enqueue-mail';
import { reversedMail } from '../mail/payment-mails';
import type { Services } from '../services';
import { keepCard } from './keep-card';
import type { ProviderVerdict } from '../payment-providers/payment-provider';
import { lockPayment } from './purchase-lock';
import { closeRefundIssues, recordIssue } from './payment-issues';
import { refundWords } from './payment-words';
import { kindOf } from './purchase-kind';
import { refundCause } from './refund-cause';
import { cancelAndRefund, noteRefund } from './refunds';

/**
 * Updates a payment to the provider's status. Safe to call at any time, any number of times.
 * @returns the provider's verdict; null if the provider does not know the payment
 */
export async function settlePayment(
  services: Services,
  reference: string,
): Promise<ProviderVerdict['status'] | null> {
  const verdict = await services.provider.verify(reference).catch(() => {
    throw new ResponseError(503, 'The payment service does not answer. Try again shortly.', undefined, 5);
  });
  if (!verdict) return null;
  const effect = await services.db.transaction((tx) => settle(tx, services, reference, verdict));
  if (effect === 'nothing') return verdict.status;
  const outcome = verdict.status === 'refunded' ? 'reversed' : 'success';
  services.paymentEvents.emit('settled', effect === 'refund' ? 'refund' : outcome);
  return verdict.status;
}

type Effect = 'nothing' | 'settled' | 'refund';

async function settle(
  tx: Database,
  services: Services,
  reference: string,
  verdict: ProviderVerdict,
): Promise<Effect> {
  const [unlocked] = await tx.select().from(payments).where(eq(payments.reference, reference));
  if (!unlocked) {
    // After a restore, the provider may know a payment that we do not: an operator must investigate.
    if (verdict.status === 'success' || verdict.status === 'refunded')
      console.error(JSON.stringify({ event: 'payment.unknown', reference, status: verdict.status }));
    return 'nothing';
  }
  const { payer, payment } = await lockPayment(tx, unlocked);
  if (verdict.status === 'success') return settleSuccess(tx, services, { payment, payer, verdict });
  if (verdict.status === 'refunded') return settleRefund(tx, services, payment);
  // Success is final: a failure reported afterwards changes nothing.
  if (payment.status === 'processing') await settleUnpaid(tx, services, payment, verdict);
  return 'nothing';
}

async function settleSuccess(
  tx: Database,
  services: Services,
  { payment, payer, verdict }: { payment: PaymentOf; payer: 'erased' | 'there'; verdict: ProviderVerdict },
): Promise<Effect> {
  if (payment.status === 'success') return 'nothing';
  const [refund] = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  if (refund?.cause === 'refunded-at-provider') {
    const words = 'The provider reports this payment as paid, which it had given back.';
    await recordIssue(tx, services, payment, 'paid-after-refund', words);
  }
  if (refund) return 'nothing';
  const cause = payer === 'erased' ? 'erased' : await refundCause(tx, services, payment, verdict);
  if (cause) {
    await cancelAndRefund(tx, services, payment, cause, verdict);
    return 'refund';
  }
  const [paidRow = payment] = await tx
    .update(payments)
    .set({ status: 'success', reason: null, settledAt: services.now() })
    .where(eq(payments.id, payment.id))
    .returning();
  const paidPayment = paymentOf(paidRow);
  await supersede(tx, services, isReplacedBy(paidPayment));
  await kindOf(services, paidPayment).fulfil(tx, services, paidPayment);
  await keepCard(tx, services, paidPayment, verdict);
  return 'settled';
}

async function settleRefund(tx: Database, services: Services, payment: PaymentOf): Promise<Effect> {
  const isOwn = eq(refunds.paymentId, payment.id);
  const [refund] = await tx.select().from(refunds).where(isOwn).for('update');
  // Our own refund took effect when it was decided. After a partial one, the bank has sent the remainder.
  const isPart = refund && payment.status === 'success' && refund.amountKobo < payment.amountKobo;
  await closeRefundIssues(tx, services, payment);
  if (refund && !isPart) {
    await tx.update(refunds).set({ status: 'done' }).where(isOwn);
    return 'nothing';
  }
  if (!refund) await noteRefund(tx, services, payment);
  if (payment.status === 'cancelled') return 'nothing';
  await cancelPayment(tx, services, payment, refundWords['refunded-at-provider']);
  if (payment.status === 'processing') return 'nothing';
  const otherCover = await kindOf(services, payment).undo(tx, services, payment);
  await recordIssue(tx, services, payment, 'refunded-at-provider', 'The provider gave the money back.');
  await enqueueMail(tx, reversedMail(services.config, payment, otherCover));
  await tx.update(refunds).set({ status: 'done', amountKobo: payment.amountKobo }).where(isOwn);
  return 'settled';
}

async function settleUnpaid(
  tx: Database,
  services: Services,
  payment: PaymentRow,
  { status, reason }: ProviderVerdict,
): Promise<unknown> {
  if (status === 'failed')
    return cancelPayment(tx, services, payment, reason ?? 'The payment was not completed.');
  // A pending transfer may still arrive. An attempt that is unpaid at its end is closed.
  const isOver = and(eq(payments.id, payment.id), sql`not ${isPayable(services.now())}`);
  if (status === 'abandoned')
    await cancelPayments(tx, services, isOver, 'The payment was not completed in time.');
  if (status !== payment.providerStatus && (status === 'abandoned' || status === 'pending'))
    await tx.update(payments).set({ providerStatus: status }).where(eq(payments.id, payment.id));
}
