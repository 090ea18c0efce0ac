import type { Database } from '../db/database';
import { cards, type PaymentRow } from '../db/schema';
import type { ProviderVerdict } from '../payment-providers/payment-provider';
import type { Services } from '../services';

/** Saves the card of a payment, where an account asked for that; the check of a card always does. */
export async function keepCard(
  tx: Database,
  { now }: Services,
  { userId, saveCard }: PaymentRow,
  { card }: ProviderVerdict,
): Promise<void> {
  if (userId === null || !saveCard || !card) return;
  const values = {
    // Providers send "visa " with a space.
    type: card.type.trim().toLowerCase(),
    last4: card.last4,
    expiry: card.expiry,
    authorizationCode: card.authorizationCode,
    updatedAt: now(),
  };
  await tx
    .insert(cards)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: cards.userId, set: values });
}
