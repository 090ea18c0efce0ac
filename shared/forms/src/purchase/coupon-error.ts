import { fieldErrors, firstError } from '@shared/runtime';

/** Why a payment was refused because of its coupon; undefined where the coupon is not the reason (R4.83). */
export function couponError(error: unknown): string | undefined {
  const first = firstError(error);
  return fieldErrors(error).couponcode ?? (first && /\bcoupon\b/i.test(first) ? first : undefined);
}
