import { maxPeople } from '@ilera/contracts';
import { clamp } from '@ilera/format';
import type { PlanOffer } from '../plans/plan';

/** The number of people closest to the wanted one that the plan can be bought for. */
export function peopleFor(plan: PlanOffer, wantedPeople: number): number {
  return plan.type === 'individual' ? 1 : clamp(wantedPeople, plan.minimum, maxPeople);
}

/** The plans of a type as packages; adds the checkout's plan if the list lacks it. */
export function packagesWith(offer: PlanOffer, listed: readonly PlanOffer[]): readonly PlanOffer[] {
  return listed.some(({ id }) => String(id) === String(offer.id)) ? listed : [offer, ...listed];
}
