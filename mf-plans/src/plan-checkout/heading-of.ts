import { capitalise } from '@shared/format';
import type { PlanOffer } from '../plans/plan';

/** The capitalised plan type followed by "Subscription" (spec 2, plan checkout). */
export function headingOf(plan: PlanOffer): string {
  return `${capitalise(plan.typeWord)} Subscription`;
}
