import type { PatientBody, Relation } from '@ilera/contracts/api';
import { drafts, hasFeature } from '@ilera/runtime';
import type { PatientDetails } from './patient.schema';

/** The details of a visit for the person who books it, in the order of the page. */
export const nobodyElse: PatientDetails = {
  visit_for: 'me',
  patient_first_name: '',
  patient_last_name: '',
  patient_age: '',
  patient_relation: '',
  patient_consent: false,
};

type Name = keyof PatientDetails;

/** The fields that a draft keeps, if the site asks for a patient. A consent must be given anew. */
export const patientDraftFields = (): Name[] =>
  hasFeature('somebody-else')
    ? (Object.keys(nobodyElse) as Name[]).filter((name) => name !== 'patient_consent')
    : [];

/** Keys of the drafts of a condition's booking panel: the choices and the patient. */
export const bookingDrafts = (id: string) => ({ choices: `booking:${id}`, patient: `booking-for:${id}` });

/** The visit that a guest pays for. */
export interface Visit {
  id: string;
  date: string;
  method: string;
}

/** Key of the draft of a checkout's patient and consent: another visit asks for them again. */
export const visitDraft = ({ id, date, method }: Visit): string => `guest-visit:${id}:${date}:${method}`;

/** Copies the patient from the booking panel's draft to the visit's checkout. */
export function takePatientAlong(visit: Visit, isForElse: boolean): void {
  const patient = drafts.read(bookingDrafts(visit.id).patient);
  drafts.write(visitDraft(visit), isForElse ? { ...patient, visit_for: 'else' } : {});
}

/** The patient's fields in a booking request; empty if the visit is for the person who books it. */
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
