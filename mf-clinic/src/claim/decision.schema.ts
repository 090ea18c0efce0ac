import { yup } from '@shared/forms';
import { decisionWords as words } from './claim.words';

const isAmount = (text: string): boolean => {
  const plain = text.replaceAll(',', '');
  return /^\d+(\.\d{1,2})?$/.test(plain) && Number(plain) >= 1 && Number(plain) <= 100_000_000;
};

/** Naira, with or without kobo and commas. */
export const approveSchema = yup.object({
  amount: yup
    .string()
    .trim()
    .required(words.noAmount)
    .test('naira', words.noAmount, (text) => isAmount(text)),
});
export type ApproveValues = yup.InferType<typeof approveSchema>;

/** A reason of the length that the API takes. */
export const refuseSchema = yup.object({
  reason: yup.string().trim().required(words.noReason).min(10, words.noReason).max(500, words.tooLong),
});
export type RefuseValues = yup.InferType<typeof refuseSchema>;
