/** Words of payments, for screens, mails and the provider. */
import type { PaymentKind } from '../db/payment-of';
import type { RefundCause } from '../db/schema';

/** Titles that reveal no illness. */
export const neutralTitles = {
  condition: 'Doctor consultation',
  plan: 'Health plan',
  card: 'Card check',
} as const satisfies Record<PaymentKind, string>;

/** Why a payment goes back. */
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
