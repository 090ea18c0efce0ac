import type { PatientBody, Relation } from '@ilera/contracts/api';
import { hasFeature } from '@ilera/runtime';
import type { PatientDetails } from './patient.schema';

/** A visit is for who books it, until somebody says otherwise. In the order of the page. */
export const nobodyElse: PatientDetails = {
  visit_for: 'me',
  patient_first_name: '',
  patient_last_name: '',
  patient_age: '',
  patient_relation: '',
  patient_consent: false,
};

type Name = keyof PatientDetails;

/** What a draft keeps, where the site asks for it; a consent is given anew. */
export const keptOfPatient = (): Name[] =>
  hasFeature('somebody-else')
    ? (Object.keys(nobodyElse) as Name[]).filter((name) => name !== 'patient_consent')
    : [];

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
