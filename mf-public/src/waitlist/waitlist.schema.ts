import { yup } from '@shared/forms';

/** What the server's numbers look like: 0 and ten digits (P5.3). */
const phoneText = 'Phone number must start with 0 and contain 11 digits';

/**
 * The waitlist form. The fields have no labels here on purpose: a missing one is told in yup's own words with the
 * field's name (R4.35).
 */
export const waitlistSchema = yup.object({
  first_name: yup.string().trim().required(),
  last_name: yup.string().trim().required(),
  email: yup.string().trim().required().email(),
  phone_number: yup
    .string()
    .trim()
    .required()
    .matches(/^0\d{10}$/, phoneText),
});

/** What the form holds. */
export type WaitlistValues = yup.InferType<typeof waitlistSchema>;
