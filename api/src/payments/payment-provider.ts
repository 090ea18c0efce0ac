/** What the API asks of a payment provider. The sandbox and Paystack stand behind it; nothing else knows which. */
import type { IncomingHttpHeaders } from 'node:http';

export interface StartPayment {
  reference: string;
  amountKobo: number;
  currency: string;
  email: string;
  description: string;
  /** Where the provider sends the browser afterwards, with `?reference=`. */
  callbackUrl: string;
}

/** What the provider says of a payment when asked directly. */
export interface ProviderVerdict {
  status: 'success' | 'failed' | 'abandoned' | 'pending';
  amountKobo: number;
  currency: string;
  reason: string | null;
  card: { type: string; last4: string; expiry: string; authorizationCode: string } | null;
}

/** A webhook whose signature was right. Its content is a hint only: the verdict is asked for. */
export interface ProviderEvent {
  id: string;
  reference: string;
  kind: string;
}

export interface PaymentProvider {
  name: 'sandbox' | 'paystack';
  start(payment: StartPayment): Promise<{ authorizationUrl: string }>;
  /** Null when the provider does not know the reference. */
  verify(reference: string): Promise<ProviderVerdict | null>;
  /** Null when the signature is wrong. */
  readWebhook(headers: IncomingHttpHeaders, rawBody: Buffer): ProviderEvent | null;
}
