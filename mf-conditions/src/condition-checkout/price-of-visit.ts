import { discountAmount, discounted } from '@shared/format';
import type { VisitPrices } from './visit-prices';

/** The lines of the summary, in naira. */
export interface VisitPrice {
  price: number;
  discount: number;
  total: number;
}

/**
 * Video costs the video price; anything else is a message visit (R4.49). A percentage of 100 means no
 * discount.
 */
export function priceOfVisit(prices: VisitPrices, method: string, percent: number): VisitPrice {
  const price = method === 'video' ? prices.video : prices.message;
  return { price, discount: discountAmount(price, percent), total: discounted(price, percent) };
}
