/**
 * The interface of payment providers, implemented by the sandbox and Paystack.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Minutes after its start until an attempt expires, here and at the provider. */
export const attemptMinutes = 30;

export interface StartPayment {
  reference: string;
  amountKobo: number;
  currency: string;
  email: string;
  description: string;
  /** Where the provider sends the browser back, with `?reference=`. */
  callbackUrl: string;
  /** Whether only a card may be used, because the card is to be saved. */
  isCardOnly: boolean;
  /** When the provider's page stops accepting payments. */
  expiresAt: Date;
}

/** What the provider says about a payment. */
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
 * A webhook with a valid signature. Its content is only a hint: we request the verdict from the provider.
 */
export interface ProviderEvent {
  /** Null if the event is about no payment. */
  reference: string | null;
  kind: string;
}

/** `accepted`: on its way. `attention`: a person must handle the refund at the provider. */
export type RefundState = 'accepted' | 'done' | 'attention';

export interface PaymentProvider {
  name: 'sandbox' | 'paystack';
  /** Minimum milliseconds between two `verify` calls for one payment. */
  askIntervalMs: number;
  start(payment: StartPayment): Promise<{ authorizationUrl: string }>;
  /** Null when the provider does not know the reference. */
  verify(reference: string): Promise<ProviderVerdict | null>;
  /**
   * Refunds an amount of a payment, at most the part that is not refunded yet. Safe to repeat: a refund of this name is
   * made once, unless the provider says that it failed.
   */
  refund(refund: { name: string; reference: string; amountKobo: number }): Promise<RefundState>;
  /** Null when the signature is wrong. */
  readWebhook(headers: IncomingHttpHeaders, rawBody: Buffer): ProviderEvent | null;
}
