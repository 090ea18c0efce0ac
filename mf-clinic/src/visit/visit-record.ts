import type { ClinicVisit } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { type Resource, toasts } from '@ilera/runtime';
import { readClinic } from '../desk/ask-clinic';
import { hasRole, isMe } from '../desk/staff.store';
import { letterWords } from './visit.words';

/** A visit's record. */
export type VisitRecord = Resource<ClinicVisit, [string]>;

export const readVisit = (reference: string) => readClinic(calls.clinicVisit, { params: { reference } });

/** Props of a letter's form. */
export interface LetterFormProps {
  store: VisitRecord;
  /** The visit's reference. */
  reference: string;
  onDone: () => void;
}

/** Issues a letter. If the API already has the same letter, none is added and a message says so. */
export async function issueLetter(store: VisitRecord, sent: Promise<ClinicVisit>) {
  const count = () => {
    const { data } = store;
    return (data?.prescriptions.length ?? 0) + (data?.referrals.length ?? 0);
  };
  const countBefore = count();
  await store.change(sent);
  if (count() === countBefore) toasts.success(letterWords.isThere);
}

/** Whether the signed-in person may write a visit's note and letters: its doctor, unless cancelled or missed. */
export const mayWrite = ({ doctor, state }: ClinicVisit): boolean =>
  hasRole('doctor') && isMe(doctor) && state !== 'cancelled' && state !== 'no-show';
