import type { Plan } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { toNumber } from '@shared/format';
import { api, isMissing, runtimeConfig, type Source } from '@shared/runtime';
import { isCorporate } from '../profile/plan-kind';

/**
 * The plans of one type. The last type has two spellings: where the configured one is unknown or has no
 * plans, the other is requested (R4.1).
 */
export function plansOfType(type: string): Source<Plan[]> {
  if (!isCorporate(type)) return plansOfWord(type);
  const word = runtimeConfig.corporateWireType;
  const [first, other] = [plansOfWord(word), plansOfWord(word === 'corporate' ? 'cooperate' : 'corporate')];
  return {
    path: first.path,
    known: () => (first.known()?.length ? first.known() : undefined),
    load: async (signal) => {
      const plans = await first.load(signal).catch(noneIfMissing);
      return plans.length > 0 ? plans : other.load(signal).catch(noneIfMissing);
    },
  };
}

const plansOfWord = (type: string) => api.read(calls.plansOfType, { params: { type } });

// An API that does not know the word has no plans under it; any other failure is thrown.
function noneIfMissing(error: unknown): Plan[] {
  if (isMissing(error)) return [];
  throw error;
}

/** The number of people for an upgrade: as many as are covered now, but at least the plan's minimum. */
export function checkoutQuantity(plan: { min_employees?: unknown }, coveredNow: unknown): number {
  return Math.max(1, Math.floor(toNumber(plan.min_employees)), Math.floor(toNumber(coveredNow)));
}
