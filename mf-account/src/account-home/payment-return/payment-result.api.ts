import type { PaymentResult } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** How one's own payment stands: a call of our own, which another API may lack. */
export async function getPaymentResult(reference: string): Promise<Partial<PaymentResult> | null> {
  const answer = await api.get<{ data?: Partial<PaymentResult> | null }>(
    `individual/payment/${encodeURIComponent(reference)}`,
  );
  return answer?.data ?? null;
}
