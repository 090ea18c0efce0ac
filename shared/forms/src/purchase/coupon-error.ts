import { fieldErrors, firstError } from '@shared/runtime';

/**
 * The message of a payment that the API rejected because of its coupon; undefined for other reasons (R4.83).
 */
export function couponError(error: unknown): string | undefined {
  const first = firstError(error);
  return fieldErrors(error).couponcode ?? (first && /\bcoupon\b/i.test(first) ? first : undefined);
}
