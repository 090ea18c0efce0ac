/** The note and the letters of a visit in the contract's format. */
import { asc, eq } from 'drizzle-orm';
import type { Care, Medicine, Note, Prescription, Referral } from '@shared/contracts/api';
import type { Database } from '../../db/database';
import { notes, prescriptions, referrals } from '../../db/schema';

/** All of them, letters in the order of writing. */
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

/** A prescription's row. Its number is the row's, with the year of its issue in Lagos. */
export const toPrescription = (row: typeof prescriptions.$inferSelect): Prescription => ({
  code: row.code,
  number: `RX-${row.issuedAt.toLocaleDateString('en', { year: 'numeric', timeZone: 'Africa/Lagos' })}-${String(row.id).padStart(6, '0')}`,
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
