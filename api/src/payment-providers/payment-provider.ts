/**
 * The interface of a payment provider. The sandbox and Paystack implement it; other code does not depend on
 * which.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Minutes from the start of an attempt until it can no longer be paid, here and at the provider. */
export const attemptMinutes = 30;

export interface StartPayment {
  reference: string;
  amountKobo: number;
  currency: string;
  email: string;
  description: string;
  /** Where the provider sends the browser afterwards, with `?reference=`. */
  callbackUrl: string;
  /** Whether it can be paid with a card only, which is to be saved. */
  isCardOnly: boolean;
  /** After this time the provider's page accepts no payment. */
  expiresAt: Date;
}

/** The provider's response about a payment. */
export interface ProviderVerdict {
  /** `abandoned`: not paid yet, and the page can still be paid. `refunded`: paid, and refunded in full. */
  status: 'success' | 'failed' | 'abandoned' | 'pending' | 'refunded';
  amountKobo: number;
  currency: string;
  /** When the payment was made; null when it was not, or the provider does not say. */
  paidAt: Date | null;
  reason: string | null;
  card: { type: string; last4: string; expiry: string; authorizationCode: string } | null;
}

/**
 * A webhook with a valid signature. Its content is a hint only: the verdict is requested from the provider.
 */
export interface ProviderEvent {
  reference: string;
  kind: string;
}

/** `accepted`: on its way. `attention`: a person has to look at it, at the provider. */
export type RefundState = 'accepted' | 'done' | 'attention';

export interface PaymentProvider {
  name: 'sandbox' | 'paystack';
  /** The least milliseconds between two questions about one payment. */
  askIntervalMs: number;
  start(payment: StartPayment): Promise<{ authorizationUrl: string }>;
  /** Null when the provider does not know the reference. */
  verify(reference: string): Promise<ProviderVerdict | null>;
  /**
   * Refunds an amount of a payment, or what is left of it where that is less. Safe to repeat: a refund of this
   * name is made once, unless the provider says that it failed.
   */
  refund(refund: { name: string; reference: string; amountKobo: number }): Promise<RefundState>;
  /** Null when the signature is wrong. */
  readWebhook(headers: IncomingHttpHeaders, rawBody: Buffer): ProviderEvent | null;
}
