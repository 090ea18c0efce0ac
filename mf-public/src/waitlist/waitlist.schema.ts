import { nigerianPattern, nigerianPhone } from '@ilera/format';
import { asEmail, yup } from '@ilera/forms';
import { strings } from '../strings';
import { words } from './waitlist.words';

/**
 * Validates the waitlist form. A missing field gets yup's message with the field's label (R4.86). A Nigerian
 * number in any notation becomes 0… before it is checked and sent (R4.87).
 */
export const waitlistSchema = yup.object({
  first_name: yup.string().label(words.firstName).trim().required(),
  last_name: yup.string().label(words.lastName).trim().required(),
  email: asEmail(yup.string().label(words.email).trim().required()),
  phone_number: yup
    .string()
    .label(words.phone)
    .trim()
    .transform(nigerianPhone)
    .required()
    .matches(nigerianPattern, strings.waitlistPhone),
});

export type WaitlistValues = yup.InferType<typeof waitlistSchema>;
