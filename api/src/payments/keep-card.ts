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
  const values = {
    // Providers send "visa " with a trailing space.
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
