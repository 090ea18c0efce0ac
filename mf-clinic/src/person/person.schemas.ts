import { asEmail, yup } from '@ilera/forms';
import { words } from './person.words';

/** Validates a mail address. */
export const addressSchema = yup.object({
  email: asEmail(yup.string(), words.noAddress).required(words.noAddress),
});

/** Validates a note of support. */
export const noteSchema = yup.object({ text: yup.string().trim().required(words.noText) });

/** Validates the reason for a refund. */
export const refundSchema = yup.object({
  reason: yup.string().trim().required(words.noReason).min(5, words.noReason),
});
