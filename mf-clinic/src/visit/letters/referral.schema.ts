import { yup } from '@shared/forms';
import { words } from './letters.words';

/** A referral letter, within the lengths that the API takes. */
export const referralSchema = yup.object({
  to: yup.string().trim().required(words.noTo).max(200, words.tooLong),
  reason: yup.string().trim().required(words.noReason).max(4_000, words.tooLong),
  urgent: yup.boolean().required(),
});

/** What the letter's form holds. */
export type ReferralValues = yup.InferType<typeof referralSchema>;
