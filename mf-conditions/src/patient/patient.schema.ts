import { latinDigits } from '@ilera/format';
import { yup } from '@ilera/forms';
import { strings } from '../strings';
import { words } from './patient.words';

const name = (missing: string) =>
  yup
    .string()
    .trim()
    .default('')
    .when('visit_for', ([who], text) =>
      who === 'else' ? text.required(missing).matches(/^[^<>]*$/, words.noMarkup) : text,
    );

/** Rules for the patient, as part of a larger form; required for a visit for somebody else. */
export const patientShape = {
  visit_for: yup.string().default('me'),
  patient_first_name: name(words.firstNameMissing),
  patient_last_name: name(words.lastNameMissing),
  patient_age: yup
    .string()
    .trim()
    .default('')
    .transform(latinDigits)
    .when('visit_for', ([who], text) =>
      who === 'else' ? text.matches(/^(\d{1,2}|1[01]\d|120)$/, words.ageInvalid) : text,
    ),
  patient_relation: yup
    .string()
    .default('')
    .when('visit_for', ([who], text) =>
      who === 'else' ? text.oneOf(Object.keys(words.relations), words.relationMissing) : text,
    ),
  patient_consent: yup
    .boolean()
    .default(false)
    .when('visit_for', ([who], given) =>
      who === 'else' ? given.oneOf([true], strings.consentRequired) : given,
    ),
};

/** Validates a form of these fields alone. */
export const patientSchema = yup.object(patientShape);

export type PatientDetails = yup.InferType<typeof patientSchema>;
