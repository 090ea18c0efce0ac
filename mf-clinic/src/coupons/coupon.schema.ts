import { yup } from '@ilera/forms';
import { words } from './coupons.words';

const number = (most: number, fault: string) =>
  yup
    .string()
    .trim()
    .default('')
    .test('number', fault, (text) => text === '' || (/^\d+$/.test(text) && +text >= 1 && +text <= most));

/** Until when and how often; both may stay empty. */
export const limitSchema = yup.object({
  last_day: yup.string().default(''),
  max_uses: number(1_000_000, words.noUses),
});
export type LimitValues = yup.InferType<typeof limitSchema>;

/** A new coupon, within what the API takes. */
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
