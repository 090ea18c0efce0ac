import { yup } from '@ilera/forms';
import { words } from './coupons.words';

const number = (max: number, fault: string) =>
  yup
    .string()
    .trim()
    .default('')
    .test('number', fault, (text) => text === '' || (/^\d+$/.test(text) && +text >= 1 && +text <= max));

/** Validates the last day and the number of uses; both are optional. */
export const limitSchema = yup.object({
  last_day: yup.string().default(''),
  max_uses: number(1_000_000, words.noUses),
});
export type LimitValues = yup.InferType<typeof limitSchema>;

/** Validates a new coupon by the API's limits. */
export const couponSchema = limitSchema.shape({
  code: yup
    .string()
    .trim()
    .required(words.noCode)
    .matches(/^[a-z0-9]{3,20}$/i, words.noCode),
  percent: number(99, words.noPercent).required(words.noPercent),
  what: yup.string().required(),
});
export type CouponValues = yup.InferType<typeof couponSchema>;
