import { asEmail, yup } from '@ilera/forms';
import { nigerianPattern, nigerianPhone } from '@ilera/format';
import { patientShape } from '../patient/patient.schema';
import { strings as common } from '@ilera/contracts';
import { strings } from '../strings';
import { words } from './checkout.words';

const emailMinLength = 11;

/**
 * Validates the payer's details and, for a visit for somebody else, the patient's details with the payer's
 * consent. The order of the e-mail's rules decides the message for a short or empty address (R4.34). Only
 * this repository's API records a consent.
 */
export const guestDetailsSchema = (asksConsent: boolean) =>
  yup.object({
    first_name: yup.string().trim().required(common.firstNameRequired),
    last_name: yup.string().trim().required(common.lastNameRequired),
    email: asEmail(yup.string().trim(), strings.emailInvalid)
      .min(emailMinLength, strings.emailRequired)
      .required(strings.emailRequired),
    phone: yup
      .string()
      .trim()
      .transform(nigerianPhone)
      .default('')
      .matches(nigerianPattern, { message: words.phoneInvalid, excludeEmptyString: true }),
    save_card: yup.boolean().default(false),
    ...patientShape,
    consent: asksConsent
      ? yup
          .boolean()
          .default(false)
          .when('visit_for', ([who], given) =>
            who === 'else' ? given : given.oneOf([true], strings.consentRequired),
          )
      : yup.boolean().default(false),
  });

export type GuestDetails = yup.InferType<ReturnType<typeof guestDetailsSchema>>;
