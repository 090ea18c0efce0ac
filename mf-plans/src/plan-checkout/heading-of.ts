import { capitalise } from '@shared/format';
import type { PlanOffer } from '../plans/plan';

/** The capitalised plan type followed by "Subscription" (A2.4). */
export function headingOf(plan: PlanOffer): string {
  return `${capitalise(plan.typeWord)} Subscription`;
}
