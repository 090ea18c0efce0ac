import * as calls from '@shared/contracts/calls';
import type { PlanType } from '@shared/format';
import { api, isMissing, MissingError, runtimeConfig, type Source } from '@shared/runtime';
import { type PlanOffer, toOffer } from './plan';

/** A plan by its id. */
export const planById = (id: string): Source<PlanOffer> =>
  api.read(calls.plan, { params: { id } }, (plan) => {
    const offer = toOffer(plan);
    if (!offer) throw new MissingError('The response holds no plan');
    return offer;
  });

/**
 * The plans of a type. One request, except for the type with two spellings: where the configured one is unknown or has
 * no plans, the other is requested.
 */
export function plansOfType(type: PlanType): Source<PlanOffer[]> {
  const [word, other] = wireTypes(type);
  const first = plansOfWord(word, type);
  if (!other) return first;
  return {
    path: first.path,
    known: () => (first.known()?.length ? first.known() : undefined),
    load: async (signal) => {
      const plans = await first.load(signal).catch(noneIfMissing);
      return plans.length > 0 ? plans : plansOfWord(other, type).load(signal).catch(noneIfMissing);
    },
  };
}

/** The spellings of a type in requests, the configured one first; only the last type has a second one (R4.1). */
function wireTypes(type: PlanType): [word: string, other?: string] {
  if (type !== 'corporate') return [type];
  const configured = runtimeConfig.corporateWireType;
  return [configured, configured === 'corporate' ? 'cooperate' : 'corporate'];
}

const plansOfWord = (word: string, type: PlanType): Source<PlanOffer[]> =>
  api.read(calls.plansOfType, { params: { type: word } }, (plans) =>
    plans.flatMap((plan) => toOffer(plan, type) ?? []),
  );

// An API that does not know the word has no plans under it; any other failure is thrown.
function noneIfMissing(error: unknown): PlanOffer[] {
  if (isMissing(error)) return [];
  throw error;
}
