import { unwrapData, unwrapFields } from '@shared/contracts';
import type { ConditionPaymentBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** `POST condition/payment/{id}`. Answers the address of the payment page, unchecked. */
export async function payForCondition(id: string, body: ConditionPaymentBody): Promise<unknown> {
  const answer = await api.post<unknown>(`condition/payment/${encodeURIComponent(id)}`, body);
  return unwrapFields(unwrapData(answer)).authorization_url;
}
