import { unwrapData } from '@shared/contracts';
import { api } from '@shared/runtime';
import { type PlanOffer, readPlan } from './plan';

/** `GET plan/{id}`; null when the answer holds no plan. */
export async function getPlan(id: string): Promise<PlanOffer | null> {
  const data = unwrapData(await api.get<unknown>(`plan/${encodeURIComponent(id)}`));
  return readPlan(Array.isArray(data) ? data[0] : data);
}
