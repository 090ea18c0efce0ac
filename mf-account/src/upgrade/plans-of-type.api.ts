import { unwrapList } from '@shared/contracts';
import type { Plan } from '@shared/contracts/api';
import { api, HttpError, runtimeConfig } from '@shared/runtime';
import { isCorporate } from '../profile/plan-kind';

/**
 * The plans of one type. The last type has two spellings: where the configured one is unknown or has no
 * plans, the other is requested (R4.1).
 */
export async function getPlansOfType(type: string): Promise<Plan[]> {
  if (!isCorporate(type)) return listByWord(type);
  const word = runtimeConfig.corporateWireType;
  const plans = await listByWord(word).catch(noneIfUnknown);
  return plans.length > 0
    ? plans
    : listByWord(word === 'corporate' ? 'cooperate' : 'corporate').catch(noneIfUnknown);
}

async function listByWord(word: string): Promise<Plan[]> {
  return unwrapList<Plan>(await api.get<unknown>(`plan/type/${encodeURIComponent(word)}`));
}

// An API that does not know the word has no plans under it; any other failure is thrown.
function noneIfUnknown(error: unknown): Plan[] {
  if (error instanceof HttpError && [400, 404, 422].includes(error.status)) return [];
  throw error;
}
