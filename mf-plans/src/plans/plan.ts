import { unwrapList } from '@shared/contracts';
import {
  type Frequency,
  planPrice,
  type PlanType,
  readPlanType,
  safeParseList,
  toNumber,
} from '@shared/format';

/**
 * A plan as the screens show it, whatever an API left out. Prices are naira for the whole period, for one
 * person.
 */
export interface PlanOffer {
  /** As the API sent it; it is sent back unchanged. */
  id: number | string;
  name: string;
  /** The API's own word, for headings. */
  typeWord: string;
  type: PlanType;
  prices: Record<Frequency, number>;
  /** At least 1. */
  minimum: number;
  /** Square brackets mark bold. */
  benefits: string[];
  standout: boolean;
}

/** A plan, or null when the value has no id. */
export function readPlan(value: unknown, fallbackType: PlanType = 'individual'): PlanOffer | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const { id } = fields;
  if (typeof id !== 'number' && (typeof id !== 'string' || id === '')) return null;
  const type = readPlanType(fields.type) ?? fallbackType;
  return {
    id,
    name: typeof fields.name === 'string' ? fields.name : '',
    typeWord: typeof fields.type === 'string' && fields.type ? fields.type : type,
    type,
    prices: {
      quarter: planPrice(fields, 'quarter'),
      'bi-annual': planPrice(fields, 'bi-annual'),
      annual: planPrice(fields, 'annual'),
    },
    minimum: Math.max(1, Math.floor(toNumber(fields.min_employees, 1))),
    benefits: readBenefits(fields.conditions),
    standout: toNumber(fields.standout) === 1 || fields.standout === true,
  };
}

// A benefit that an API sends twice is one benefit, and one React key.
function readBenefits(value: unknown): string[] {
  return [...new Set(safeParseList(value).filter((item): item is string => typeof item === 'string'))];
}

/** The plans of a list; entries without an id are left out. */
export function readPlans(answer: unknown, type: PlanType): PlanOffer[] {
  return unwrapList(answer).flatMap((item) => readPlan(item, type) ?? []);
}

/** The fewest people that a plan can be bought for; 1 for an individual plan. */
export function minimumOf(plan: PlanOffer): number {
  return plan.type === 'individual' ? 1 : plan.minimum;
}
