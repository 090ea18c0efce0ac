/** The patient of a booking, if somebody else books for them (R4.101). */
import type { PatientBody } from '@ilera/contracts/api';
import { fieldError } from '../common/response-error';
import type { Patient } from '../db/schema';

/** The version of the consent texts beside the checkboxes; changing a text needs a new version. */
export const consentVersion = '2026-11';

/** Reads the patient from a booking's body, or null; throws under the missing field if the patient is incomplete. */
export function readPatient(body: PatientBody, now: Date): Patient | null {
  const fields = {
    patient_first_name: body.patient_first_name,
    patient_last_name: body.patient_last_name,
    patient_age: body.patient_age,
    patient_relation: body.patient_relation,
    patient_consent: body.patient_consent,
  };
  const missing = Object.entries(fields).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(fields).length) return null;
  const [first] = missing;
  if (first) throw fieldError(first[0], `The ${first[0].replaceAll('_', ' ')} is required.`);
  const { patient_first_name, patient_last_name, patient_age, patient_relation } =
    fields as Required<PatientBody>;
  return {
    firstName: patient_first_name.trim(),
    lastName: patient_last_name.trim(),
    age: patient_age,
    relation: patient_relation,
    consentAt: now.toISOString(),
    consentVersion,
  };
}

export const isSamePatient = (one: Patient | null, other: Patient | null): boolean =>
  one?.firstName === other?.firstName && one?.lastName === other?.lastName && one?.age === other?.age;
