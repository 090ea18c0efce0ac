import type { PatientBody, Relation } from '@shared/contracts/api';
import { hasFeature } from '@shared/runtime';
import type { PatientDetails } from './patient.schema';

/** A visit is for who books it, until somebody says otherwise. */
export const nobodyElse: PatientDetails = {
  visit_for: 'me',
  patient_first_name: '',
  patient_last_name: '',
  patient_age: '',
  patient_relation: '',
  patient_consent: false,
};

const kept = [
  'visit_for',
  'patient_first_name',
  'patient_last_name',
  'patient_age',
  'patient_relation',
] as const;

/** What a draft keeps, where the site asks for it; a consent is given anew. */
export const keptOfPatient = (): (typeof kept)[number][] => (hasFeature('somebody-else') ? [...kept] : []);

/** What a booking sends of it: nothing where the visit is for who books it. */
export function patientBody(details: PatientDetails): PatientBody {
  if (!hasFeature('somebody-else') || details.visit_for !== 'else') return {};
  return {
    patient_first_name: details.patient_first_name,
    patient_last_name: details.patient_last_name,
    patient_age: Number(details.patient_age),
    patient_relation: details.patient_relation as Relation,
    patient_consent: true,
  };
}
