import type { InferType } from 'yup';
import { boolean, object, string } from 'yup';
import { nigerianPhone } from '@shared/format';
import { patientShape } from '../patient/patient.schema';
import { strings } from '../strings';
import { words } from './checkout.words';

const emailMinLength = 11;

/**
 * Who pays, and whom the visit is for, who has a consent of their own. The order of the e-mail's rules decides which message a short or empty address gets (R4.34). Only
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
    ...patientShape,
    consent: asksConsent
      ? boolean()
          .default(false)
          .when('visit_for', ([who], given) =>
            who === 'else' ? given : given.oneOf([true], strings.consentRequired),
          )
      : boolean().default(false),
  });

/** The form's values. */
export type GuestDetails = InferType<ReturnType<typeof guestDetailsSchema>>;
