/** Signatures and events of provider webhooks. Paystack's format, which the sandbox uses too. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderEvent } from './payment-provider';

/** HMAC-SHA512 over the raw bytes, as hex. */
export const sign = (secret: string, body: Buffer | string): string =>
  createHmac('sha512', secret).update(body).digest('hex');

/** Compares in constant time, so that the response time does not reveal a matching prefix. */
export function hasValidSignature(secret: string, body: Buffer, given: unknown): boolean {
  const expected = sign(secret, body);
  if (typeof given !== 'string' || given.length !== expected.length) return false;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}

/** The event of a body whose signature was valid; null when it is not one of a payment. */
export function readEvent(rawBody: Buffer): ProviderEvent | null {
  try {
    const { event, data } = JSON.parse(rawBody.toString('utf8')) as {
      event?: unknown;
      data?: { reference?: unknown; id?: unknown };
    };
    if (typeof event !== 'string' || typeof data?.reference !== 'string') return null;
    return { id: `${event}:${String(data.id ?? data.reference)}`, reference: data.reference, kind: event };
  } catch {
    return null;
  }
}
