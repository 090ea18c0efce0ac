/**
 * The sandbox payment provider: its own records, a hosted page (sandbox.routes.ts), a verification call and
 * signed webhooks, all in Paystack's format, so that code that works with it works with Paystack.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../config/read-config';
import type { Database } from '../db/database';
import { sandboxTransactions } from '../db/schema';
import type { PaymentProvider, ProviderVerdict } from './payment-provider';
import { hasValidSignature, readEvent } from './webhook-signature';

export const signatureHeader = 'x-sandbox-signature';

/** Test cards of the hosted page. They have no numbers. */
export const testCards = [
  { type: 'visa', label: 'Visa ending 4081', last4: '4081', expiry: '12/30' },
  { type: 'mastercard', label: 'Mastercard ending 5060', last4: '5060', expiry: '08/29' },
  { type: 'verve', label: 'Verve ending 1112', last4: '1112', expiry: '03/31' },
] as const;

export function createSandboxProvider(config: Config, db: Database): PaymentProvider {
  return {
    name: 'sandbox',
    askIntervalMs: 0,
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
          expiresAt: payment.expiresAt,
        })
        .onConflictDoNothing();
      return { authorizationUrl: `${config.publicUrl}/_pay/${payment.reference}` };
    },
    async verify(reference) {
      const [row] = await db
        .select()
        .from(sandboxTransactions)
        .where(eq(sandboxTransactions.reference, reference));
      return row ? toVerdict(row) : null;
    },
    async refund({ reference, amountKobo }) {
      // As at Paystack, a partly refunded payment stays a success.
      const [row] = await db
        .update(sandboxTransactions)
        .set({
          status: sql`case when ${sandboxTransactions.amountKobo} <= ${amountKobo} then 'reversed' else ${sandboxTransactions.status} end`,
        })
        .where(
          and(
            eq(sandboxTransactions.reference, reference),
            inArray(sandboxTransactions.status, ['success', 'reversed']),
          ),
        )
        .returning();
      if (!row) throw new Error('The sandbox has no such payment to refund');
      return 'done';
    },
    readWebhook(headers, rawBody) {
      if (!hasValidSignature(config.sandboxSecret, rawBody, headers[signatureHeader])) return null;
      return readEvent(rawBody);
    },
  };
}

/** Paystack's words: an unpaid attempt is `abandoned`, and can still be paid. */
const statuses = {
  pending: 'abandoned',
  abandoned: 'abandoned',
  failed: 'failed',
  success: 'success',
  reversed: 'refunded',
} as const;

const reasons = { failed: 'The card was declined.', abandoned: 'The payment was not completed.' };

function toVerdict(row: typeof sandboxTransactions.$inferSelect): ProviderVerdict {
  const card = testCards.find(({ type }) => type === row.cardType);
  const status = statuses[row.status];
  return {
    status,
    amountKobo: row.amountKobo,
    currency: row.currency,
    paidAt: status === 'success' ? row.decidedAt : null,
    reason: status === 'failed' || status === 'abandoned' ? reasons[status] : null,
    card:
      status === 'success' && card
        ? {
            type: card.type,
            last4: card.last4,
            expiry: card.expiry,
            authorizationCode: `AUTH_${row.reference.slice(0, 12)}`,
          }
        : null,
  };
}
