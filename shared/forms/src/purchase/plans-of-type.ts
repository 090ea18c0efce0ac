import type { Plan } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { readPlanType } from '@ilera/format';
import { api, isMissing, runtimeConfig, type Source } from '@ilera/runtime';

/**
 * The plans of a type. One request, except for the type with two spellings: if the configured spelling is unknown or
 * has no plans, the other one is requested (R4.1).
 * @param toRows converts the plans
 */
export function plansOfType<Row = Plan>(type: string, toRows?: (plans: Plan[]) => Row[]): Source<Row[]> {
  const ofWord = (word: string) => api.read(calls.plansOfType, { params: { type: word } }, toRows);
  if (readPlanType(type) !== 'corporate') return ofWord(type);
  const word = runtimeConfig.corporateWireType;
  const [first, other] = [ofWord(word), ofWord(word === 'corporate' ? 'cooperate' : 'corporate')];
  return {
    path: first.path,
    known: () => (first.known()?.length ? first.known() : undefined),
    load: async (signal) => {
      const plans = await first.load(signal).catch(noneIfMissing);
      return plans.length > 0 ? plans : other.load(signal).catch(noneIfMissing);
    },
  };
}

// Turns a missing type into an empty list: an API that does not know the word has no such plans. Rethrows any other
// failure.
function noneIfMissing(error: unknown): never[] {
  if (isMissing(error)) return [];
  throw error;
}
