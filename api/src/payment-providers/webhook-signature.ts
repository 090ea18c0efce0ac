/** Signatures and events of webhooks, in Paystack's format, which the sandbox shares. */
import { createHmac } from 'node:crypto';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import type { ProviderEvent } from './payment-provider';

/** HMAC-SHA512 over the raw bytes, as hex. */
export const sign = (secret: string, body: Buffer | string): string =>
  createHmac('sha512', secret).update(body).digest('hex');

/** Whether the sender of a body knows the secret. */
export const hasValidSignature = (secret: string, body: Buffer, signature: unknown): boolean =>
  typeof signature === 'string' && equalsSecret(signature, sign(secret, body));

interface Body {
  event?: unknown;
  data?: {
    /** Charges. */
    reference?: unknown;
    /** Refunds. */
    transaction_reference?: unknown;
    /** Disputes. */
    transaction?: { reference?: unknown } | null;
  };
}

/** Reads the event of a body with a valid signature; null if the body is no event. */
export function readEvent(rawBody: Buffer): ProviderEvent | null {
  try {
    const { event, data } = JSON.parse(rawBody.toString('utf8')) as Body;
    // PostgreSQL stores no NUL, and no reference of ours has one.
    const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
    const reference = data?.transaction_reference ?? data?.transaction?.reference ?? data?.reference ?? null;
    if (!isText(event) || !(reference === null || isText(reference))) return null;
    return { reference, kind: event };
  } catch {
    return null;
  }
}
