/** Paystack behind the provider interface, over fetch. Amounts are kobo there as here. */
import type { PaymentProvider, ProviderVerdict } from './payment-provider';
import { hasValidSignature, readEvent } from './webhook-signature';

interface PaystackAnswer<T> {
  status: boolean;
  message: string;
  data: T;
}

interface PaystackTransaction {
  status: string;
  amount: number;
  currency: string;
  reference: string;
  gateway_response?: string;
  authorization?: {
    authorization_code?: string;
    card_type?: string;
    brand?: string;
    last4?: string;
    exp_month?: string;
    exp_year?: string;
    reusable?: boolean;
  };
}

interface Options {
  secret: string;
  baseUrl: string;
  fetch?: typeof fetch;
}

/** A provider that speaks to Paystack, or in tests to a fake of it. */
export function createPaystackProvider({ secret, baseUrl, fetch: call = fetch }: Options): PaymentProvider {
  async function ask<T>(path: string, body?: unknown): Promise<{ code: number; answer: PaystackAnswer<T> }> {
    const response = await call(baseUrl + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    return { code: response.status, answer: (await response.json()) as PaystackAnswer<T> };
  }

  return {
    name: 'paystack',
    async start(payment) {
      const { answer } = await ask<{ authorization_url?: string }>('/transaction/initialize', {
        reference: payment.reference,
        amount: payment.amountKobo,
        currency: payment.currency,
        email: payment.email,
        callback_url: payment.callbackUrl,
        metadata: { description: payment.description },
      });
      const address = answer.data?.authorization_url;
      if (!answer.status || !address?.startsWith('https://'))
        throw new Error('Paystack did not start the payment');
      return { authorizationUrl: address };
    },
    async verify(reference) {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`;
      const { code, answer } = await ask<PaystackTransaction>(path);
      if (code === 404 || (code === 400 && !answer.status)) return null;
      if (!answer.status || answer.data.reference !== reference)
        throw new Error('Paystack did not verify the payment');
      return verdictOf(answer.data);
    },
    readWebhook(headers, rawBody) {
      if (!hasValidSignature(secret, rawBody, headers['x-paystack-signature'])) return null;
      return readEvent(rawBody);
    },
  };
}

function verdictOf(data: PaystackTransaction): ProviderVerdict {
  const card = data.authorization;
  const known: Record<string, ProviderVerdict['status']> = {
    success: 'success',
    failed: 'failed',
    reversed: 'failed',
    abandoned: 'abandoned',
  };
  return {
    // `ongoing`, `pending`, `processing`, `queued`, and whatever comes next: not decided.
    status: known[data.status] ?? 'pending',
    amountKobo: data.amount,
    currency: data.currency,
    reason: data.status === 'success' ? null : (data.gateway_response ?? null),
    card:
      card?.reusable && card.authorization_code && card.last4
        ? {
            type: (card.brand ?? card.card_type ?? '').trim().toLowerCase(),
            last4: card.last4,
            expiry: `${card.exp_month ?? ''}/${(card.exp_year ?? '').slice(-2)}`,
            authorizationCode: card.authorization_code,
          }
        : null,
  };
}
