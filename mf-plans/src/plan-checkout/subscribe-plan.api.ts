import { unwrapData, unwrapFields } from '@shared/contracts';
import type { SubscribePlanBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** `POST individual/subscribe_plan`. Answers the address of the payment page, unchecked. */
export async function subscribePlan(body: SubscribePlanBody): Promise<unknown> {
  const data = unwrapData(await api.post<unknown>('individual/subscribe_plan', body));
  return unwrapFields(data).authorization_url;
}
