import { mostPeople } from '@ilera/contracts';
import { clamp } from '@ilera/format';
import type { PlanOffer } from '../plans/plan';

/** For how many people a plan is bought where so many are wanted. */
export function peopleFor(plan: PlanOffer, wanted: number): number {
  return plan.type === 'individual' ? 1 : clamp(wanted, plan.minimum, mostPeople);
}

/** The plans of a type as packages: that of the checkout is among them, whatever the list holds. */
export function packagesWith(offer: PlanOffer, listed: readonly PlanOffer[]): readonly PlanOffer[] {
  return listed.some(({ id }) => String(id) === String(offer.id)) ? listed : [offer, ...listed];
}
