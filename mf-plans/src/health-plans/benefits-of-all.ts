import type { PlanOffer } from '../plans/plan';

/** One benefit and, plan by plan, whether it is included. */
export interface BenefitRow {
  benefit: string;
  included: boolean[];
}

/** Every benefit of the given plans once, in the order in which it first appears. */
export function benefitsOfAll(plans: PlanOffer[]): BenefitRow[] {
  const benefits = [...new Set(plans.flatMap((plan) => plan.benefits))];
  return benefits.map((benefit) => ({
    benefit,
    included: plans.map((plan) => plan.benefits.includes(benefit)),
  }));
}
