/** The Paystack adapter. Paystack's amounts are in kobo too. */
import { attemptMinutes, type PaymentProvider, type ProviderVerdict } from './payment-provider';
import { nextStep, readState, type ListedRefund } from './refund-state';
import { hasValidSignature, readEvent } from './webhook-signature';

interface PaystackResponse<T> {
  status: boolean;
  message: string;
  data: T;
}

interface PaystackTransaction {
  id: number;
  status: string;
  amount: number;
  currency: string;
  reference: string;
  paid_at?: string | null;
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

export function createPaystackProvider({ secret, baseUrl, fetch: call = fetch }: Options): PaymentProvider {
  async function ask<T>(
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<{ code: number; answer: PaystackResponse<T> }> {
    const response = await call(baseUrl + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    return { code: response.status, answer: (await response.json()) as PaystackResponse<T> };
  }

  /**
   * The expiry of attempts is a setting of the whole Paystack account, in seconds; each process sets it once.
   */
  let timeoutIsSet: Promise<void> | null = null;
  async function setTimeoutOnce(): Promise<void> {
    const { answer } = await ask<unknown>(
      '/integration/payment_session_timeout',
      { timeout: attemptMinutes * 60 },
      'PUT',
    );
    if (!answer.status) throw new Error('Paystack did not limit the time of payments');
  }

  async function findTransaction(reference: string): Promise<PaystackTransaction | null> {
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    const { code, answer } = await ask<PaystackTransaction>(path);
    if (code === 404 || (code === 400 && !answer.status)) return null;
    const { data } = answer;
    if (!answer.status || data.reference !== reference || !isWhole(data))
      throw new Error('Paystack did not verify the payment');
    return data;
  }

  return {
    name: 'paystack',
    askIntervalMs: 2000,
    async start(payment) {
      await (timeoutIsSet ??= setTimeoutOnce().catch((error: unknown) => {
        timeoutIsSet = null;
        throw error;
      }));
      const { answer } = await ask<{ authorization_url?: string }>('/transaction/initialize', {
        reference: payment.reference,
        amount: payment.amountKobo,
        currency: payment.currency,
        email: payment.email,
        callback_url: payment.callbackUrl,
        metadata: { description: payment.description },
        ...(payment.isCardOnly && { channels: ['card'] }),
      });
      const address = answer.data?.authorization_url;
      if (!answer.status || !address?.startsWith('https://'))
        throw new Error('Paystack did not start the payment');
      return { authorizationUrl: address };
    },
    async verify(reference) {
      const transaction = await findTransaction(reference);
      return transaction && toVerdict(transaction);
    },
    async refund({ name, reference, amountKobo }) {
      const transaction = await findTransaction(reference);
      if (!transaction) throw new Error('Paystack does not know the payment');
      if (transaction.status === 'reversed') return 'done';
      // An earlier request may have arrived although its response was lost; a second one would refund twice.
      const { answer: list } = await ask<ListedRefund[]>(`/refund?transaction=${transaction.id}&perPage=100`);
      if (!list.status) throw new Error('Paystack did not list the refunds');
      const next = nextStep(list.data, {
        name,
        refundKobo: amountKobo,
        paidKobo: transaction.amount,
      });
      if ('state' in next) return next.state;
      const { answer } = await ask<{ status?: string }>('/refund', {
        transaction: reference,
        amount: next.send,
        merchant_note: name,
      });
      const state = answer.status ? readState(answer.data.status ?? '') : 'failed';
      if (state === 'failed') throw new Error('Paystack did not take the refund');
      return state;
    },
    readWebhook(headers, rawBody) {
      if (!hasValidSignature(secret, rawBody, headers['x-paystack-signature'])) return null;
      return readEvent(rawBody);
    },
  };
}

const isWhole = ({ amount, currency }: PaystackTransaction): boolean =>
  Number.isSafeInteger(amount) && amount >= 0 && /^[A-Z]{3}$/.test(currency);

const statuses = new Map<string, ProviderVerdict['status']>([
  ['success', 'success'],
  ['failed', 'failed'],
  ['reversed', 'refunded'],
  ['abandoned', 'abandoned'],
]);

function toVerdict(data: PaystackTransaction): ProviderVerdict {
  const card = data.authorization;
  return {
    // `ongoing`, `pending`, `processing`, `queued`, and unknown statuses are not decided.
    status: statuses.get(data.status) ?? 'pending',
    amountKobo: data.amount,
    currency: data.currency,
    paidAt: Number.isNaN(Date.parse(data.paid_at ?? '')) ? null : new Date(data.paid_at ?? ''),
    // PostgreSQL stores no NUL.
    reason: data.status === 'success' ? null : (data.gateway_response?.replaceAll('\0', '') ?? null),
    card:
      card?.reusable && card.authorization_code && card.last4
        ? {
            // Paystack sends "visa " with a trailing space.
            type: (card.brand ?? card.card_type ?? '').trim().toLowerCase(),
            last4: card.last4,
            expiry: `${card.exp_month ?? ''}/${(card.exp_year ?? '').slice(-2)}`,
            authorizationCode: card.authorization_code,
          }
        : null,
  };
}
