/**
 * The only place where a payment becomes paid. It asks the provider, compares amount and currency, and does everything
 * that follows from the payment in one transaction, so that repeats, races and crashes leave it done once or not at all.
 */
import { eq } from 'drizzle-orm';
import { payments, type PaymentRow } from '../db/schema';
import type { Database } from '../db/open-database';
import type { Services } from '../services';
import { fulfilPayment } from './fulfil-payment';
import type { ProviderVerdict } from './payment-provider';

/** Brings a payment to where the provider says it is. Safe to call at any time, any number of times. */
export async function settlePayment(services: Services, reference: string): Promise<void> {
  const verdict = await services.provider.verify(reference);
  if (!verdict || verdict.status === 'pending') return;
  const mailed = await services.db.transaction((tx) => settle(tx, services, reference, verdict));
  if (mailed) services.mailWaiting();
}

async function settle(tx: Database, services: Services, reference: string, verdict: ProviderVerdict) {
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference)).for('update');
  // Success is final: a late word of failure about an earlier attempt changes nothing.
  if (!payment || payment.status === 'success') return false;
  const now = services.now();
  const move = (status: 'success' | 'cancelled', reason: string | null) =>
    tx.update(payments).set({ status, reason, settledAt: now }).where(eq(payments.id, payment.id));

  if (verdict.status !== 'success') {
    if (payment.status === 'processing')
      await move('cancelled', verdict.reason ?? 'The payment was not completed.');
    return false;
  }
  if (verdict.amountKobo !== payment.amountKobo || verdict.currency !== payment.currency) {
    await move('cancelled', 'The amount paid is not the amount due. We will write to you.');
    return false;
  }
  await move('success', null);
  await fulfilPayment(tx, services, payment, verdict);
  return true;
}

const lastAsked = new Map<string, number>();

/** Asks the provider about a payment that still waits, at most every two seconds: for people who wait for the answer. */
export async function refreshPayment(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.status !== 'processing') return payment;
  await services.oneAtATime(`settle:${payment.reference}`, async () => {
    const now = Date.now();
    if (now - (lastAsked.get(payment.reference) ?? 0) < 2000 && services.provider.name !== 'sandbox') return;
    if (lastAsked.size > 10_000) lastAsked.clear();
    lastAsked.set(payment.reference, now);
    // The provider being away is no reason to refuse what we know ourselves.
    await settlePayment(services, payment.reference).catch(() => undefined);
  });
  const [fresh] = await services.db.select().from(payments).where(eq(payments.id, payment.id));
  return fresh ?? payment;
}
