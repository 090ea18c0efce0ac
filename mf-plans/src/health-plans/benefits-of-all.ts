import type { PlanOffer } from '../plans/plan';

/** One benefit and, plan by plan, whether it is included. */
export interface BenefitRow {
  benefit: string;
  included: boolean[];
}

/**
 * Every benefit of the given plans once, in the order in which it first appears. A plan that has "Everything in" another
 * of them has each benefit of that one: a dash there would be untrue.
 */
export function benefitsOfAll(plans: PlanOffer[]): BenefitRow[] {
  const benefits = plans.map((plan) => withInherited(plan, plans));
  return [...new Set(benefits.flat())].map((benefit) => ({
    benefit,
    included: benefits.map((own) => own.includes(benefit)),
  }));
}

function withInherited(plan: PlanOffer, plans: PlanOffer[], seen: PlanOffer[] = []): string[] {
  if (seen.includes(plan)) return [];
  return plan.benefits.flatMap((benefit) => {
    const base = planNamedIn(benefit, plans);
    return base && base !== plan ? withInherited(base, plans, [...seen, plan]) : benefit;
  });
}

function planNamedIn(benefit: string, plans: PlanOffer[]): PlanOffer | undefined {
  const [, name] = /^everything in (.+?)\.?$/i.exec(benefit.replace(/[[\]]/g, '').trim()) ?? [];
  return name ? plans.find((plan) => plan.name.trim().toLowerCase() === name.toLowerCase()) : undefined;
}
