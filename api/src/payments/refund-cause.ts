/** Decides whether a paid purchase must be refunded. */
import { kindOf } from './kinds/purchase-kind';
import { graceMs } from './rows/payable';
import type { PaymentOf } from './rows/payment-of';
import type { RefundCause } from './rows/refund-words';
import type { Database } from '../db/database';
import type { ProviderVerdict } from '../payment-providers/payment-provider';
import { paidBefore } from './purchase-lock';

/**
 * Null when the amount is right, the payment is in time and the first, and the purchase can be delivered. The caller
 * has locked the purchase.
 */
export async function refundCause(
  tx: Database,
  now: Date,
  payment: PaymentOf,
  verdict: ProviderVerdict,
): Promise<RefundCause | null> {
  const paidAt = verdict.paidAt ?? now;
  if (verdict.amountKobo !== payment.amountKobo || verdict.currency !== payment.currency)
    return 'wrong-amount';
  if (await paidBefore(tx, payment)) return 'duplicate';
  if (payment.supersededAt && paidAt > payment.supersededAt) return 'superseded';
  if (paidAt.getTime() > payment.expiresAt.getTime() + graceMs) return 'expired';
  return kindOf(payment).refundCause(tx, now, payment, verdict);
}
