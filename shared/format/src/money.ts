import { groupThousands, toNumber } from './numbers';

/** Listings and checkout show `N`; plan management and history show the naira sign (R4.2). */
export type NairaSign = 'N' | '₦';

/** The value of the discount field without a coupon (P9.3). */
export const noDiscount = 100;

/** The amount in kobo, rounded; 0 for an amount too large to count exactly. */
function toKobo(amount: unknown): number {
  const kobo = Math.round(toNumber(amount) * 100);
  return Number.isSafeInteger(kobo) ? kobo : 0;
}

/** `N1,999`, with kobo only if there are any. An invalid amount shows as zero, not as NaN. */
export function formatNaira(amount: unknown, sign: NairaSign = 'N'): string {
  const kobo = toKobo(amount);
  const absolute = Math.abs(kobo);
  const naira = groupThousands(Math.floor(absolute / 100));
  const koboPart = absolute % 100;
  return `${kobo < 0 ? '-' : ''}${sign}${naira}${koboPart ? `.${String(koboPart).padStart(2, '0')}` : ''}`;
}

/** Whether a percentage lowers the price: above 0 and below 100 (R4.33). */
export function hasDiscount(percent: unknown): boolean {
  const value = toNumber(percent, noDiscount);
  return value > 0 && value < noDiscount;
}

/** A price, its discount, and the remaining total, in naira. */
export interface DiscountedPrice {
  price: number;
  discount: number;
  total: number;
}

/** The discount of a percentage on an amount, both in kobo. */
export function koboOff(kobo: number, percent: number): number {
  // Hundredths of a percent keep every step an integer, so that no binary fraction enters the total.
  return Math.round((kobo * Math.round(percent * 100)) / 10_000);
}

/** Discounts a price by a percentage, exact to the kobo (P4.7); 100 means no coupon and no discount. */
export function discounted(price: unknown, percent: unknown): DiscountedPrice {
  const kobo = toKobo(price);
  const discount = hasDiscount(percent) ? koboOff(kobo, toNumber(percent)) : 0;
  return { price: kobo / 100, discount: discount / 100, total: (kobo - discount) / 100 };
}
