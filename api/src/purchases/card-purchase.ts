import { enqueueMail } from '../mail/enqueue-mail';
import { cardMail } from '../mail/payment-mails';
import { issueReceipt } from '../receipts/issue-receipt';
import { requestRefund } from '../payments/refunds';
import type { PurchaseKind } from '../payments/purchase-kind';

/** A check of a new card; the payment is refunded. */
export const cardPurchase: PurchaseKind<'card'> = {
  refundCause: (_tx, _now, _payment, { card }) => Promise.resolve(card ? null : 'card-not-saved'),

  async fulfil(tx, services, payment) {
    await issueReceipt(tx, services, payment);
    // The card mail already mentions this refund.
    await requestRefund(tx, services, payment, 'card-check');
    await enqueueMail(tx, cardMail(services.config, payment));
  },

  undo: () => Promise.resolve([]),
};
