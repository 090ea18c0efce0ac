import type { PaymentKind, PaymentOf } from '../../common/payment-of';
import type { RefundCause } from '../../common/refund-words';
import type { Database } from '../../db/database';
import type { PaidCover } from '../../mail/payment-mails';
import type { ProviderVerdict } from '../../payment-providers/payment-provider';
import type { Services } from '../../services';

/** What is bought with payments of a kind. All run inside the transaction that has locked the purchase and the payment. */
export interface PurchaseKind<K extends PaymentKind> {
  /** Why it cannot be had although it was paid in time; null where it can. Locks what it needs. */
  refundCause(
    tx: Database,
    now: Date,
    payment: PaymentOf<K>,
    verdict: ProviderVerdict,
  ): Promise<RefundCause | null>;
  /** Delivers it, issues the receipt and mails the payer. Called once for each payment. */
  fulfil(tx: Database, services: Services, payment: PaymentOf<K>): Promise<void>;
  /**
   * Ends it, because the money went back.
   * @returns what still covers the payer, because it was paid apart
   */
  undo(tx: Database, services: Services, payment: PaymentOf<K>): Promise<PaidCover[]>;
}
