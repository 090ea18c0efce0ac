/** Decides whether a paid purchase must be refunded. */
import type { Database } from '../db/database';
import type { PaymentOf } from '../db/payment-of';
import type { RefundCause } from '../db/schema';
import type { ProviderVerdict } from '../payment-providers/payment-provider';
import type { Services } from '../services';
import { graceMs } from './attempt';
import { kindOf } from './purchase-kind';
import { paidBefore } from './purchase-lock';

/**
 * Null when the amount is right, the payment is in time and the first, and the purchase can be delivered. The caller
 * has locked the purchase.
 */
export async function refundCause(
  tx: Database,
  services: Services,
  payment: PaymentOf,
  verdict: ProviderVerdict,
): Promise<RefundCause | null> {
  const now = services.now();
  const paidAt = verdict.paidAt ?? now;
  if (verdict.amountKobo !== payment.amountKobo || verdict.currency !== payment.currency)
    return 'wrong-amount';
  if (await paidBefore(tx, payment)) return 'duplicate';
  if (payment.supersededAt && paidAt > payment.supersededAt) return 'superseded';
  if (paidAt.getTime() > payment.expiresAt.getTime() + graceMs) return 'expired';
  return kindOf(services, payment).refundCause(tx, now, payment, verdict);
}
