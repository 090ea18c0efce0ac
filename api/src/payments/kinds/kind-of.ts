/** The kinds of purchases. */
import type { PaymentKind } from '../../common/payment-of';
import { cardPurchase } from './card-purchase';
import { planPurchase } from './plan-purchase';
import type { PurchaseKind } from './purchase-kind';
import { visitPurchase } from './visit-purchase';

const kinds: { [K in PaymentKind]: PurchaseKind<K> } = {
  condition: visitPurchase,
  plan: planPurchase,
  card: cardPurchase,
};

/** The implementation of a payment's kind of purchase. */
export const kindOf = <K extends PaymentKind>({ kind }: { kind: K }): PurchaseKind<K> => kinds[kind];
