import type { PaymentKind, PaymentOf } from '../rows/payment-of';
import type { RefundCause } from '../rows/refund-words';
import type { Database } from '../../db/database';
import type { PaidCover } from '../../mail/payment-mails';
import type { ProviderVerdict } from '../../payment-providers/payment-provider';
import type { Services } from '../../services';
import { cardPurchase } from './card-purchase';
import { planPurchase } from './plan-purchase';
import { visitPurchase } from './visit-purchase';

/** A kind of purchase. All methods run inside the transaction that has locked the purchase and the payment. */
export interface PurchaseKind<K extends PaymentKind> {
  /** Why the purchase cannot be delivered although it was paid in time, or null. Locks the rows it relies on. */
  refundCause(
    tx: Database,
    now: Date,
    payment: PaymentOf<K>,
    verdict: ProviderVerdict,
  ): Promise<RefundCause | null>;
  /** Delivers the purchase, issues the receipt and mails the payer. Called once per payment. */
  fulfil(tx: Database, services: Services, payment: PaymentOf<K>): Promise<void>;
  /**
   * Ends the purchase after a refund.
   * @returns the payer's remaining cover from other payments
   */
  undo(tx: Database, services: Services, payment: PaymentOf<K>): Promise<PaidCover[]>;
}

const kinds: { [K in PaymentKind]: PurchaseKind<K> } = {
  condition: visitPurchase,
  plan: planPurchase,
  card: cardPurchase,
};

export const kindOf = <K extends PaymentKind>({ kind }: { kind: K }): PurchaseKind<K> => kinds[kind];
