import type { Plan } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { type Frequency, planPrice, type PlanType, readPlanType, safeParseList } from '@ilera/format';
import { plansOfType } from '@ilera/forms';
import { api, MissingError, type Source } from '@ilera/runtime';

/** A plan as the screens show it. Prices are in naira, for the full period and one person. */
export interface PlanOffer {
  /** The id as the API sent it; requests send it unchanged. */
  id: number | string;
  name: string;
  /** The API's word for the type, for headings. */
  typeWord: string;
  type: PlanType;
  prices: Record<Frequency, number>;
  /** Minimum number of people: at least 1, and exactly 1 for an individual plan. */
  minimum: number;
  /** Square brackets mark bold. */
  benefits: string[];
  standout: boolean;
}

/** The plan as an offer; null if it has no id. */
export function toOffer(plan: Plan, fallbackType: PlanType = 'individual'): PlanOffer | null {
  if (plan.id === '') return null;
  const type = readPlanType(plan.type) ?? fallbackType;
  return {
    id: plan.id,
    name: plan.name,
    typeWord: plan.type || type,
    type,
    prices: {
      quarter: planPrice(plan, 'quarter'),
      'bi-annual': planPrice(plan, 'bi-annual'),
      annual: planPrice(plan, 'annual'),
    },
    minimum: type === 'individual' ? 1 : Math.max(1, Math.floor(plan.min_employees)),
    benefits: readBenefits(plan.conditions),
    standout: plan.standout === 1,
  };
}

// Removes duplicate benefits of an API, which would repeat a React key.
function readBenefits(conditions: string): string[] {
  return [...new Set(safeParseList(conditions).filter((item): item is string => typeof item === 'string'))];
}

/** A plan by its id. */
export const planById = (id: string): Source<PlanOffer> =>
  api.read(calls.plan, { params: { id } }, (plan) => {
    const offer = toOffer(plan);
    if (!offer) throw new MissingError('The response holds no plan');
    return offer;
  });

/** The offers of a plan type. */
export const offersOfType = (type: PlanType): Source<PlanOffer[]> =>
  plansOfType(type, (plans) => plans.flatMap((plan) => toOffer(plan, type) ?? []));
