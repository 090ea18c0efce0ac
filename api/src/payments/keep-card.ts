import type { Database } from '../db/database';
import { cards, type PaymentRow } from '../db/schema';
import type { ProviderVerdict } from '../payment-providers/payment-provider';
import type { Services } from '../services';

/** Saves the payment's card if the account asked for it, as card checks always do. */
export async function keepCard(
  tx: Database,
  { now }: Services,
  { userId, saveCard }: PaymentRow,
  { card }: ProviderVerdict,
): Promise<void> {
  if (userId === null || !saveCard || !card) return;
  const values = { ...card, updatedAt: now() };
  await tx
    .insert(cards)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: cards.userId, set: values });
}
