import { discountAmount, discounted, type Frequency } from '@shared/format';
import type { PlanOffer } from '../plans/plan';

/** The lines of the checkout, in naira. */
export interface SubscriptionPrice {
  price: number;
  discount: number;
  total: number;
}

/** Unit price of the frequency times the people, less the percentage; 100 means no discount (A4.1). */
export function priceOfSubscription(
  plan: PlanOffer,
  frequency: Frequency,
  people: number,
  percent: number,
): SubscriptionPrice {
  // Counted in kobo, because fractions of naira times many people would add up to rounding errors.
  const price = (Math.round(plan.prices[frequency] * 100) * people) / 100;
  return { price, discount: discountAmount(price, percent), total: discounted(price, percent) };
}
