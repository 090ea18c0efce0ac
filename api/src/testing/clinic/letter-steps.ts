import type { ClinicVisit } from '@ilera/contracts/api';
import type { Suite } from '../on-database';
import { visitSteps } from '../visit-steps';
import { clinicSteps, nneka } from './clinic-steps';

export const medicine = { name: 'Amoxicillin', strength: '500 mg', dose: '1 capsule', times: 3, days: 7 };
export const note = {
  summary: 'You have a throat infection.',
  self_care: 'Rest and drink.',
  come_back: 'Go to a hospital if you cannot swallow.',
};
export const referral = { to: 'Ear, nose and throat, Lagos', reason: 'A lump that grows', urgent: true };

/** What tests of a doctor's notes and letters do. */
export function letterSteps(suite: Suite) {
  const { as, start } = clinicSteps(suite);
  const { book } = visitSteps(suite);
  const write = (reference: string, what: string, body: object, email = nneka) =>
    as(email, `/visits/${reference}/${what}`, body, what === 'note' ? 'PUT' : 'POST');
  /** @returns the code of the visit's first prescription */
  const prescribe = async (reference: string) => {
    const { body } = await write(reference, 'prescriptions', { medicines: [medicine] });
    return (body.data as ClinicVisit).prescriptions[0]?.code ?? '';
  };
  /** A visit that a doctor has started. */
  const heldBy = async (email: string) => {
    const visit = await book(email);
    await start(visit.reference);
    return visit;
  };
  const verify = (code: string) => suite.get(`/prescription/${code}`);
  const isNews = ({ subject }: { subject: string }) => subject.includes('wrote to you');

  return { heldBy, isNews, prescribe, verify, write };
}
