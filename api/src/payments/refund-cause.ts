/** Why a successful payment is refunded instead of being fulfilled. */
import { hasCapacity } from '../visits/capacity';
import type { Database } from '../db/database';
import type { RefundCause } from '../db/schema';
import { isCoverUnchanged } from '../subscriptions/open-subscription';
import { graceMs } from './attempt';
import { hasUseLeft, lockCoupon } from '../prices/coupons';
import { wasPaidBefore } from './purchase-lock';
import type { ProviderVerdict } from '../payment-providers/payment-provider';
import type { PaymentRow } from '../db/schema';

/**
 * Null when the payment has the right amount, is in time and is the first. The caller has locked the
 * purchase.
 */
export async function refundCause(
  tx: Database,
  now: Date,
  payment: PaymentRow,
  verdict: ProviderVerdict,
): Promise<RefundCause | null> {
  const paidAt = verdict.paidAt ?? now;
  if (verdict.amountKobo !== payment.amountKobo || verdict.currency !== payment.currency)
    return 'wrong-amount';
  if (await wasPaidBefore(tx, payment)) return 'duplicate';
  if (payment.supersededAt && paidAt > payment.supersededAt) return 'superseded';
  if (paidAt.getTime() > payment.expiresAt.getTime() + graceMs) return 'expired';
  if (payment.kind === 'plan' && !(await isCoverUnchanged(tx, payment))) return 'cover-changed';
  if (payment.couponId !== null) {
    await lockCoupon(tx, payment.couponId);
    if (!(await hasUseLeft(tx, now, payment.couponId, payment.id))) return 'coupon-used-up';
  }
  if (payment.scheduledAt && payment.method && payment.kind === 'condition') {
    const slot = { at: payment.scheduledAt, method: payment.method };
    if (!(await hasCapacity(tx, slot))) return 'no-place';
  }
  return null;
}
