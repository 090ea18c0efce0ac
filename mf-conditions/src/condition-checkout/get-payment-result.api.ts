import { api } from '@shared/runtime';
import type { PaymentResult } from './payment-result';
import { readPaymentResult } from './payment-result';

/** `GET condition/payment/status/{reference}`, a call of our own; other APIs answer it with 404. */
export async function getPaymentResult(reference: string): Promise<PaymentResult> {
  return readPaymentResult(
    await api.get<unknown>(`condition/payment/status/${encodeURIComponent(reference)}`),
  );
}
