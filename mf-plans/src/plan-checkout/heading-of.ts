import { capitalise } from '@shared/format';
import type { PlanOffer } from '../plans/plan';
import { words } from './plan-checkout.words';

/** The capitalised plan type followed by "Subscription" (A2.4). */
export function headingOf(plan: PlanOffer): string {
  return words.headingOf(capitalise(plan.typeWord));
}
