import { unwrapData, unwrapFields } from '@shared/contracts';
import type {
  AssignmentBody,
  ClinicVisit,
  NoteBody,
  PrescriptionBody,
  ReferralBody,
  VisitStateBody,
} from '@shared/contracts/api';
import { api } from '@shared/runtime';
import { staff } from '../desk/staff.store';

const segment = encodeURIComponent;
const at = (reference: string): string => `clinic/visits/${segment(reference)}`;
const visitOf = async (send: () => Promise<unknown>): Promise<ClinicVisit> =>
  unwrapData(await staff.call(send)) as ClinicVisit;

/** One visit. */
export const getVisit = (reference: string) => visitOf(() => api.get(at(reference)));

/** Why the person comes, in their words; the person sees who read it. */
export async function getReason(reference: string): Promise<string> {
  const answer = await staff.call(() => api.get<unknown>(`${at(reference)}/reason`, { retry: false }));
  return String(unwrapFields(unwrapData(answer)).reason ?? '');
}

/** Gives the visit to somebody, or back. */
export const assign = (reference: string, body: AssignmentBody) =>
  visitOf(() => api.put(`${at(reference)}/assignment`, body));

/** Starts or finishes the visit, or notes that nobody came. */
export const setState = (reference: string, body: VisitStateBody) =>
  visitOf(() => api.put(`${at(reference)}/state`, body));

/** Writes the note for the person. */
export const writeNote = (reference: string, body: NoteBody) =>
  visitOf(() => api.put(`${at(reference)}/note`, body));

/** Prescribes medicines. */
export const prescribe = (reference: string, body: PrescriptionBody) =>
  visitOf(() => api.post(`${at(reference)}/prescriptions`, body));

/** Refers the person to a specialist or hospital. */
export const refer = (reference: string, body: ReferralBody) =>
  visitOf(() => api.post(`${at(reference)}/referrals`, body));

/** Makes a prescription invalid. */
export async function withdraw(code: string): Promise<void> {
  await staff.call(() => api.post<unknown>(`clinic/prescriptions/${segment(code)}/withdraw`, {}));
}

/** A prescription or referral as PDF. */
export const getLetter = (reference: string, code: string) =>
  staff.call(() =>
    api.get<Blob>(`${at(reference)}/letters/${segment(code)}`, { headers: { accept: 'application/pdf' } }),
  );
