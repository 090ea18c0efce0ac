import type { Database } from '../db/database';
import type { PaymentKind, PaymentOf } from '../db/payment-of';
import type { RefundCause } from '../db/schema';
import type { PeriodFacts } from '../mail/cover-in-words';
import type { ProviderVerdict } from '../payment-providers/payment-provider';
import type { Services } from '../services';

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
  undo(tx: Database, services: Services, payment: PaymentOf<K>): Promise<PeriodFacts[]>;
}

/** Given by `services.ts`, because purchases also use visits and cover, which import payments. */
export type PurchaseKinds = { [K in PaymentKind]: PurchaseKind<K> };

/** What a payment buys. */
export const kindOf = <K extends PaymentKind>(
  { purchases }: Services,
  { kind }: { kind: K },
): PurchaseKind<K> => purchases[kind];
