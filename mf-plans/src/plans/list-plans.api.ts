import { api } from '@shared/runtime';
import { type PlanOffer, readPlans } from './plan';
import { type PlanType, wireType } from './plan-type';

/** `GET plan/type/{type}` */
export async function listPlans(type: PlanType, signal?: AbortSignal): Promise<PlanOffer[]> {
  return readPlans(await api.get<unknown>(`plan/type/${wireType(type)}`, { signal }), type);
}
