import { groupThousands, toNumber } from './numbers';

/** Listing and checkout show `N`, plan management and history show the naira sign (R4.2). */
export type NairaSign = 'N' | '₦';

/** The value of the discount field without a coupon (P9.3). */
export const noDiscount = 100;

/** Whole kobo; 0 for an amount too large to be counted exactly. */
function toKobo(amount: unknown): number {
  const kobo = Math.round(toNumber(amount) * 100);
  return Number.isSafeInteger(kobo) ? kobo : 0;
}

/** `N1,999`; kobo are shown only where there are some. An invalid amount is shown as zero, not as NaN. */
export function formatNaira(amount: unknown, sign: NairaSign = 'N'): string {
  const kobo = toKobo(amount);
  const absolute = Math.abs(kobo);
  const whole = groupThousands(Math.floor(absolute / 100));
  const rest = absolute % 100;
  return `${kobo < 0 ? '-' : ''}${sign}${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** True for a percentage that takes something off: above 0 and under 100 (R4.33). */
export function hasDiscount(percent: unknown): boolean {
  const value = toNumber(percent, noDiscount);
  return value > 0 && value < noDiscount;
}

/** The amount of a discount, in naira with exact kobo; 100 means no coupon and gives 0. */
export function discountAmount(price: unknown, percent: unknown): number {
  if (!hasDiscount(percent)) return 0;
  // Hundredths of a percent keep every step an integer, so that no binary fraction gets into the total.
  const basisPoints = Math.round(toNumber(percent) * 100);
  return Math.round((toKobo(price) * basisPoints) / 10_000) / 100;
}

/** Price less discount, in naira with exact kobo (P4.7). */
export function discounted(price: unknown, percent: unknown): number {
  return (toKobo(price) - Math.round(discountAmount(price, percent) * 100)) / 100;
}
