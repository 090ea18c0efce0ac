import { mostPeople } from '@ilera/contracts';
import { clamp, discounted, type DiscountedPrice, type Frequency, timesPeople } from '@ilera/format';
import type { PlanOffer } from '../plans/plan';

/** For how many people a plan is bought where so many are wanted. */
export function peopleFor(plan: PlanOffer, wanted: number): number {
  return plan.type === 'individual' ? 1 : clamp(wanted, plan.minimum, mostPeople);
}

/** The plans of a type as packages: that of the checkout is among them, whatever the list holds. */
export function packagesWith(offer: PlanOffer, listed: readonly PlanOffer[]): readonly PlanOffer[] {
  return listed.some(({ id }) => String(id) === String(offer.id)) ? listed : [offer, ...listed];
}

/** Unit price of the frequency times the people, less the percentage; 100 means no discount (A4.1). */
export function priceOfSubscription(
  plan: PlanOffer,
  frequency: Frequency,
  people: number,
  percent: number,
): DiscountedPrice {
  return discounted(timesPeople(plan.prices[frequency], people), percent);
}
