import type { FastifyReply } from 'fastify';
import { recordRead } from '../../audit/read-audited';
import { notFound } from '../../common/http-error';
import type { Database } from '../../db/database';
import { fullName, patientOf, type VisitFacts } from '../visit/select-visits';
import { lettersOf } from './letters-of';

/** One letter of a visit as PDF, with the entry in the audit trail; throws 404 where the visit has none of this code. */
export async function sendLetter(
  tx: Database,
  reply: FastifyReply,
  { visit, code, siteOrigin }: { visit: VisitFacts; code: string; siteOrigin: string },
): Promise<Uint8Array> {
  const { prescriptions, referrals } = await lettersOf(tx, visit.row.id);
  const person = fullName(patientOf(visit));
  // Loaded at the first letter, because the library and its font slow down a start.
  const { prescriptionPdf, referralPdf } = await import('./letter-pdf');
  const prescription = prescriptions.find((one) => one.code === code);
  const referral = referrals.find((one) => one.code === code);
  if (!prescription && !referral) throw notFound('This letter');
  await recordRead(tx, {
    what: prescription ? 'prescription' : 'referral',
    subjectId: visit.row.userId,
    record: visit.row.reference,
  });
  void reply
    .header('content-disposition', `attachment; filename="${prescription?.number ?? code}.pdf"`)
    .header('cache-control', 'no-store');
  if (prescription) return prescriptionPdf(prescription, person, siteOrigin);
  if (referral) return referralPdf(referral, person);
  throw notFound('This letter');
}
