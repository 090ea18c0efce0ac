import type { SubscribePlanBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';
import { dataOf } from '../plans/plan';

/** `POST individual/subscribe_plan`. Answers the address of the payment page, unchecked. */
export async function subscribePlan(body: SubscribePlanBody): Promise<unknown> {
  const data = dataOf(await api.post<unknown>('individual/subscribe_plan', body));
  return (data as { authorization_url?: unknown } | undefined)?.authorization_url;
}
