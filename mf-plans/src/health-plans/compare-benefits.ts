import type { PlanOffer } from '../plans/plan';

/** One benefit and its value in each plan: a text such as `10% off`, true if simply included, or null. */
export interface BenefitRow {
  benefit: string;
  values: (string | true | null)[];
}

type Benefits = Map<string, string | true>;

/**
 * Lists every benefit of the given plans once, in order of appearance. `Medicines: 10% off` is the benefit
 * `Medicines` with the value `10% off`. A plan with the benefit "Everything in …" inherits the named plan's
 * benefits, and overrides them with its values.
 */
export function compareBenefits(plans: PlanOffer[]): BenefitRow[] {
  const benefits = plans.map((plan) => withInherited(plan, plans));
  return [...new Set(benefits.flatMap((planBenefits) => [...planBenefits.keys()]))].map((benefit) => ({
    benefit,
    values: benefits.map((planBenefits) => planBenefits.get(benefit) ?? null),
  }));
}

function withInherited(plan: PlanOffer, plans: PlanOffer[], seen: PlanOffer[] = []): Benefits {
  const benefits: Benefits = new Map();
  if (seen.includes(plan)) return benefits;
  for (const text of plan.benefits) {
    const base = planNamedIn(text, plans);
    const added = base && base !== plan ? withInherited(base, plans, [...seen, plan]) : [keyAndValue(text)];
    for (const [key, value] of added) benefits.set(key, value);
  }
  return benefits;
}

function keyAndValue(text: string): [key: string, value: string | true] {
  const [, key, value] = /^([^:]+): (.+)$/.exec(text) ?? [];
  return key && value ? [key, value] : [text, true];
}

function planNamedIn(benefit: string, plans: PlanOffer[]): PlanOffer | undefined {
  const [, name] = /^everything in (.+?)\.?$/i.exec(benefit.replace(/[[\]]/g, '').trim()) ?? [];
  return name ? plans.find((plan) => plan.name.trim().toLowerCase() === name.toLowerCase()) : undefined;
}
