/** Why a payment is given back: the causes that its settling finds, and all of them in words. */
import { lockIfFree } from '../visits/capacity';
import type { Database } from '../db/database';
import { isCoverUnchanged } from '../subscriptions/open-subscription';
import { graceMs } from '../common/payable';
import { hasUseLeft, lockCoupon } from '../prices/coupons';
import { paidBefore } from './purchase-lock';
import type { ProviderVerdict } from '../payment-providers/payment-provider';
import type { PaymentRow, RefundCause } from '../db/schema';
import { hourMs } from '../common/time';

/** Milliseconds after the time of a visit in which staff is still told that nobody has it. */
const missedMs = hourMs;

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
  if (await paidBefore(tx, payment)) return 'duplicate';
  if (payment.supersededAt && paidAt > payment.supersededAt) return 'superseded';
  if (paidAt.getTime() > payment.expiresAt.getTime() + graceMs) return 'expired';
  // Paid in time, but heard of when nobody can be seen any more.
  if (payment.scheduledAt && now.getTime() > payment.scheduledAt.getTime() + missedMs) return 'expired';
  if (payment.kind === 'card' && !verdict.card) return 'card-not-saved';
  if (payment.kind === 'plan' && !(await isCoverUnchanged(tx, payment))) return 'cover-changed';
  if (payment.couponId !== null) {
    await lockCoupon(tx, payment.couponId);
    if (!(await hasUseLeft(tx, now, payment, payment.couponId))) return 'coupon-used-up';
  }
  if (payment.scheduledAt && payment.method && payment.kind === 'condition') {
    const slot = { at: payment.scheduledAt, method: payment.method };
    if (!(await lockIfFree(tx, slot))) return 'no-place';
  }
  return null;
}

/** The reasons in words, for the screen and the mail. */
export const refundWords: Record<RefundCause, string> = {
  duplicate: 'This was already paid for. We send the second payment back to you.',
  superseded: 'You had started this payment again. We send what was paid on the earlier page back to you.',
  expired: 'We heard of the payment after its time had run out. We send it back to you.',
  'wrong-amount': 'The amount paid is not the amount due. We send it back to you.',
  'coupon-used-up': 'The coupon was used up before you paid. We send your payment back to you.',
  'no-place': 'This time was taken before your payment came. We send it back to you. Choose another time.',
  'cover-changed': 'Your plan had changed before this payment came. We send it back to you.',
  'joined-plan': 'You joined another plan. We send what is left of your own plan back to you.',
  'card-not-saved': 'This card, or way of paying, cannot be saved. We send it back to you. Use another card.',
  'card-check': 'This payment only checked your card. We send it back to you.',
  cancelled: 'You cancelled. We send your payment back to you.',
  support: 'Our support agreed with you to give this payment back. We send it to you.',
  'refunded-at-provider': 'The payment was refunded.',
  erased: 'The account was erased before this payment came. We send it back.',
};
