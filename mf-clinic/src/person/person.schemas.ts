import { yup } from '@ilera/forms';
import { words } from './person.words';

/** A mail address to which mails can be sent. */
export const addressSchema = yup.object({
  email: yup
    .string()
    .trim()
    .required(words.noAddress)
    .matches(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, words.noAddress),
});

/** A note of support. */
export const noteSchema = yup.object({ text: yup.string().trim().required(words.noText) });

/** Why a payment is given back. */
export const refundSchema = yup.object({
  reason: yup.string().trim().required(words.noReason).min(5, words.noReason),
});
