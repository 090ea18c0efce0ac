import { api } from '@shared/runtime';
import { type PlanOffer, readPlans } from './plan';
import { type PlanType, wireTypes } from './plan-type';

/**
 * `GET plan/type/{type}`. One call, but for the type that has two spellings: where the configured one finds no plan, the
 * other is asked for (docs/adr/0301).
 */
export async function listPlans(type: PlanType, signal?: AbortSignal): Promise<PlanOffer[]> {
  const [first, ...others] = wireTypes(type);
  let plans = await listByWord(first, type, signal);
  for (const word of others) {
    if (plans.length === 0) plans = await listByWord(word, type, signal).catch(() => []);
  }
  return plans;
}

async function listByWord(word: string, type: PlanType, signal?: AbortSignal): Promise<PlanOffer[]> {
  return readPlans(await api.get<unknown>(`plan/type/${word}`, { signal }), type);
}
