import { unwrapData } from '@shared/contracts';
import type { PaymentResult } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** The state of one's own payment: a call of our own, which another API may lack. */
export async function getPaymentResult(reference: string): Promise<Partial<PaymentResult> | null> {
  const data = unwrapData(await api.get<unknown>(`individual/payment/${encodeURIComponent(reference)}`));
  return (data as Partial<PaymentResult> | undefined) ?? null;
}
