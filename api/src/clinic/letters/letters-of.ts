/** The note and the letters of a visit in the contract's format. */
import { lagosToday } from '@ilera/format';
import { and, asc, eq } from 'drizzle-orm';
import type { Care, Medicine, Note, Prescription, Referral } from '@ilera/contracts/api';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/database';
import { notes, prescriptions, referrals } from '../../db/schema';
import { recordAccess } from '../../audit/read-audited';
import { notFound } from '../../common/response-error';
import { type VisitFacts, personOf } from '../../visits/select-visits';
import type { Config } from '../../config/read-config';
import { newsMail } from '../../mail/clinic-mails';
import type { Mail } from '../../mail/enqueue-mail';
import { personLink } from '../../visits/guest-token';

/** Reads the note and the letters of a visit, letters in the order of writing. */
export async function lettersOf(
  db: Database,
  visitId: number,
): Promise<Pick<Care, 'note' | 'prescriptions' | 'referrals'>> {
  const [note] = await db.select().from(notes).where(eq(notes.visitId, visitId));
  const prescribed = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.visitId, visitId))
    .orderBy(asc(prescriptions.id));
  const referred = await db
    .select()
    .from(referrals)
    .where(eq(referrals.visitId, visitId))
    .orderBy(asc(referrals.id));
  return {
    note: note ? toNote(note) : null,
    prescriptions: prescribed.map(toPrescription),
    referrals: referred.map(toReferral),
  };
}

const toNote = (row: typeof notes.$inferSelect): Note => ({
  summary: row.summary,
  self_care: row.selfCare,
  come_back: row.comeBack,
  written_at: row.writtenAt.toISOString(),
});

/** Formats a prescription. Its number has the year of issue in Lagos and the row's id. */
export const toPrescription = (row: typeof prescriptions.$inferSelect): Prescription => ({
  code: row.code,
  number: `RX-${lagosToday(row.issuedAt).year}-${String(row.id).padStart(6, '0')}`,
  doctor: { name: row.doctorName, licence: row.licence },
  issued_at: row.issuedAt.toISOString(),
  valid_until: row.validUntil.toISOString(),
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
  medicines: JSON.parse(row.medicines) as Medicine[],
});

const toReferral = (row: typeof referrals.$inferSelect): Referral => ({
  code: row.code,
  doctor: { name: row.doctorName, licence: row.licence },
  issued_at: row.issuedAt.toISOString(),
  to: row.to,
  reason: row.reason,
  urgent: row.urgent,
});

/** Sends a visit's letter as PDF and records the read in the audit trail; throws 404 unless the visit has the code. */
export async function sendLetter(
  tx: Database,
  reply: FastifyReply,
  { visit, code, siteOrigin }: { visit: VisitFacts; code: string; siteOrigin: string },
): Promise<Uint8Array> {
  const byCode = (table: typeof prescriptions | typeof referrals) =>
    and(eq(table.visitId, visit.row.id), eq(table.code, code));
  const [prescription] = await tx.select().from(prescriptions).where(byCode(prescriptions));
  const [referral] = await tx.select().from(referrals).where(byCode(referrals));
  // Loaded at the first letter, because the library and its font slow down the start.
  const { prescriptionPdf, referralPdf } = await import('./letter-pdf');
  if (!prescription && !referral) throw notFound('This letter');
  await recordAccess(tx, {
    what: prescription ? 'prescription' : 'referral',
    subjectId: visit.row.userId,
    record: visit.row.reference,
  });
  const shown = prescription && toPrescription(prescription);
  void reply.header('content-disposition', `attachment; filename="${shown?.number ?? code}.pdf"`);
  if (prescription && shown) return prescriptionPdf(shown, prescription.patientName, siteOrigin);
  if (referral) return referralPdf(toReferral(referral), referral.patientName);
  throw notFound('This letter');
}

/** The mail that the doctor has written, without the content; null if there is neither note nor letter. */
export async function newsOf(tx: Database, config: Config, visit: VisitFacts): Promise<Mail | null> {
  const { note, prescriptions, referrals } = await lettersOf(tx, visit.row.id);
  const hasNews = note || prescriptions.length > 0 || referrals.length > 0;
  return hasNews ? newsMail(personOf(visit), visit.row, personLink(config, visit)) : null;
}
