import type { InferType } from 'yup';
import { boolean, object, string } from 'yup';
import { strings } from '../strings';

const emailMinLength = 11;

/**
 * Who pays. The order of the e-mail's rules decides which message a short or empty address gets (R4.34). Only
 * our own API records a consent.
 */
export const guestDetailsSchema = (asksConsent: boolean) =>
  object({
    first_name: string().trim().required(strings.firstNameRequired),
    last_name: string().trim().required(strings.lastNameRequired),
    email: string()
      .trim()
      .email(strings.emailInvalid)
      .min(emailMinLength, strings.emailRequired)
      .required(strings.emailRequired),
    save_card: boolean().default(false),
    consent: asksConsent
      ? boolean().default(false).oneOf([true], strings.consentRequired)
      : boolean().default(false),
  });

/** The form's values. */
export type GuestDetails = InferType<ReturnType<typeof guestDetailsSchema>>;
