import type { InferType } from 'yup';
import { boolean, object, string } from 'yup';
import { nigerianPhone } from '@shared/format';
import { strings } from '../strings';
import { words } from './checkout.words';

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
    phone: string()
      .trim()
      .transform(nigerianPhone)
      .default('')
      .matches(/^(0\d{10})?$/, words.phoneInvalid),
    save_card: boolean().default(false),
    consent: asksConsent
      ? boolean().default(false).oneOf([true], strings.consentRequired)
      : boolean().default(false),
  });

/** The form's values. */
export type GuestDetails = InferType<ReturnType<typeof guestDetailsSchema>>;
