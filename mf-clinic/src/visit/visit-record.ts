import type { ClinicVisit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { type Resource, toasts } from '@ilera/runtime';
import { readClinic } from '../desk/ask-clinic';
import { hasRole, isMe } from '../desk/staff.store';
import { letterWords } from './visit.words';

/** The record of one visit. */
export type VisitRecord = Resource<ClinicVisit, [string]>;

export const readVisit = (reference: string) => readClinic(calls.clinicVisit, { params: { reference } });

/** What the form of a letter gets. */
export interface LetterFormProps {
  store: VisitRecord;
  /** Of the visit. */
  reference: string;
  onDone: () => void;
}

/** Issues a letter, and says so where the API has the same one already and adds none. */
export async function issueLetter(store: VisitRecord, sent: Promise<ClinicVisit>) {
  const count = () => {
    const { data } = store;
    return (data?.prescriptions.length ?? 0) + (data?.referrals.length ?? 0);
  };
  const before = count();
  await store.change(sent);
  if (count() === before) toasts.success(letterWords.isThere);
}

/** Whether the person who is signed in writes note and letters of a visit: its doctor, where it takes or took place. */
export const mayWrite = ({ doctor, state }: ClinicVisit): boolean =>
  hasRole('doctor') && isMe(doctor) && state !== 'cancelled' && state !== 'no-show';
