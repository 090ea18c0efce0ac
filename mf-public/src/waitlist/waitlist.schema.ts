import { nigerianPhone, yup } from '@shared/forms';

/** The format of phone numbers that the server accepts: 0 and ten digits (P5.3). */
const phoneText = 'Phone number must start with 0 and contain 11 digits';

/**
 * The waitlist form. The message for a missing field is yup's own with the field's label (R4.86). A number
 * with +234 or 234 is turned into 0… before it is checked and sent (R4.87).
 */
export const waitlistSchema = yup.object({
  first_name: yup.string().label('First Name').trim().required(),
  last_name: yup.string().label('Last Name').trim().required(),
  email: yup.string().label('Email').trim().required().email(),
  phone_number: yup
    .string()
    .label('Phone Number')
    .trim()
    .transform((text: string) => (text ? nigerianPhone(text) : text))
    .required()
    .matches(/^0\d{10}$/, phoneText),
});

/** What the form holds. */
export type WaitlistValues = yup.InferType<typeof waitlistSchema>;
