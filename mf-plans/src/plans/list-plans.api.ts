import type { PlanType } from '@shared/format';
import { api, HttpError, runtimeConfig } from '@shared/runtime';
import { type PlanOffer, readPlans } from './plan';

/**
 * `GET plan/type/{type}`. One request, except for the type with two spellings: where the configured one is
 * unknown or has no plans, the other is requested.
 */
export async function listPlans(type: PlanType, signal?: AbortSignal): Promise<PlanOffer[]> {
  const [word, other] = wireTypes(type);
  if (!other) return listByWord(word, type, signal);
  const plans = await listByWord(word, type, signal).catch(noneIfUnknown);
  return plans.length > 0 ? plans : listByWord(other, type, signal).catch(noneIfUnknown);
}

/** The spellings of a type in requests, the configured one first; only the last type has a second one (R4.1). */
function wireTypes(type: PlanType): [word: string, other?: string] {
  if (type !== 'corporate') return [type];
  const configured = runtimeConfig.corporateWireType;
  return [configured, configured === 'corporate' ? 'cooperate' : 'corporate'];
}

/** The plans of a type that the document was prerendered with. */
export function knownPlans(type: PlanType): PlanOffer[] | undefined {
  const answer = api.known<unknown>(`plan/type/${wireTypes(type)[0]}`);
  const plans = answer === undefined ? [] : readPlans(answer, type);
  return plans.length > 0 ? plans : undefined;
}

async function listByWord(word: string, type: PlanType, signal?: AbortSignal): Promise<PlanOffer[]> {
  return readPlans(await api.get<unknown>(`plan/type/${word}`, { signal }), type);
}

// An API that does not know the word has no plans under it; any other failure is thrown.
function noneIfUnknown(error: unknown): PlanOffer[] {
  if (error instanceof HttpError && [400, 404, 422].includes(error.status)) return [];
  throw error;
}
