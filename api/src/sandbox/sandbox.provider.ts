/**
 * The sandbox payment provider: its own books, a hosted page (sandbox.routes.ts), a verification call and signed
 * webhooks, all as Paystack has them, so that what works here works there.
 */
import { eq } from 'drizzle-orm';
import type { Config } from '../config/read-config';
import type { Database } from '../db/open-database';
import { sandboxTransactions } from '../db/schema';
import type { PaymentProvider, ProviderVerdict } from '../payments/payment-provider';
import { hasValidSignature, readEvent } from '../payments/webhook-signature';

export const signatureHeader = 'x-sandbox-signature';

/** Test cards of the hosted page. The number exists nowhere, not even here. */
export const testCards = [
  { type: 'visa', label: 'Visa ending 4081', last4: '4081', expiry: '12/30' },
  { type: 'mastercard', label: 'Mastercard ending 5060', last4: '5060', expiry: '08/29' },
  { type: 'verve', label: 'Verve ending 1112', last4: '1112', expiry: '03/31' },
] as const;

/** The sandbox behind the provider interface. */
export function createSandboxProvider(config: Config, db: Database): PaymentProvider {
  return {
    name: 'sandbox',
    async start(payment) {
      await db
        .insert(sandboxTransactions)
        .values({
          reference: payment.reference,
          amountKobo: payment.amountKobo,
          currency: payment.currency,
          email: payment.email,
          description: payment.description,
          callbackUrl: payment.callbackUrl,
        })
        .onConflictDoNothing();
      return { authorizationUrl: `${config.publicUrl}/_pay/${payment.reference}` };
    },
    async verify(reference) {
      const [row] = await db
        .select()
        .from(sandboxTransactions)
        .where(eq(sandboxTransactions.reference, reference));
      return row ? verdictOf(row) : null;
    },
    readWebhook(headers, rawBody) {
      if (!hasValidSignature(config.sandboxSecret, rawBody, headers[signatureHeader])) return null;
      return readEvent(rawBody);
    },
  };
}

function verdictOf(row: typeof sandboxTransactions.$inferSelect): ProviderVerdict {
  const card = testCards.find(({ type }) => type === row.cardType);
  const reasons = { failed: 'The card was declined.', abandoned: 'The payment was cancelled.' };
  return {
    status: row.status,
    amountKobo: row.amountKobo,
    currency: row.currency,
    reason: row.status === 'failed' || row.status === 'abandoned' ? reasons[row.status] : null,
    card:
      row.status === 'success' && card
        ? {
            type: card.type,
            last4: card.last4,
            expiry: card.expiry,
            authorizationCode: `AUTH_${row.reference.slice(0, 12)}`,
          }
        : null,
  };
}
