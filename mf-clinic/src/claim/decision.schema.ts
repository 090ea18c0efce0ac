import { yup } from '@ilera/forms';
import { decisionWords as words } from './claim.words';

const isAmount = (text: string): boolean => {
  const amount = Number(text.replaceAll(',', ''));
  // A comma before the kobo would multiply the amount by a hundred.
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text) && amount >= 1 && amount <= 100_000_000;
};

/** Validates an amount in naira, with or without kobo and commas. */
export const approveSchema = yup.object({
  amount: yup
    .string()
    .trim()
    .required(words.noAmount)
    .test('naira', words.noAmount, (text) => isAmount(text)),
});
export type ApproveValues = yup.InferType<typeof approveSchema>;

/** Validates a reason's length by the API's limits. */
export const refuseSchema = yup.object({
  reason: yup.string().trim().required(words.noReason).min(10, words.noReason).max(500, words.tooLong),
});
export type RefuseValues = yup.InferType<typeof refuseSchema>;
