import type { PatientBody, Relation } from '@ilera/contracts/api';
import { drafts, hasFeature } from '@ilera/runtime';
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

/** Keys of what is chosen in the booking panel of a condition, and of whom the visit is for there. */
export const bookingDrafts = (id: string) => ({ choices: `booking:${id}`, patient: `booking-for:${id}` });

interface Visit {
  id: string;
  date: string;
  method: string;
}

/** Key of the patient and the consent at a checkout: another visit asks for them again. */
export const visitDraft = ({ id, date, method }: Visit): string => `guest-visit:${id}:${date}:${method}`;

/** Takes whom a visit is for from the booking panel to the visit's checkout. */
export function takePatientAlong(visit: Visit, isForElse: boolean): void {
  const patient = drafts.read(bookingDrafts(visit.id).patient);
  drafts.write(visitDraft(visit), isForElse ? { ...patient, visit_for: 'else' } : {});
}

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
