/** Writes the note, prescriptions and referrals of a visit. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { NoteBody, PrescriptionBody, ReferralBody } from '@ilera/contracts/api';
import { dayMs } from '@ilera/format';
import { notFound, unprocessable } from '../../common/response-error';
import { fullName } from '../../people/names';
import { newReference } from '../../common/reference';
import type { Database } from '../../db/database';
import { visits, notes, prescriptions, referrals } from '../../db/schema';
import type { Services } from '../../services';
import type { StaffMember } from '../../sessions/staff-session';
import { lockVisit } from '../../visits/find-visit';
import { patientOf, stateOf, type VisitFacts } from '../../visits/select-visits';
import { enqueueMail } from '../../mail/enqueue-mail';
import { treats } from '../visit/record-access';
import { lettersOf, newsOf } from './letters-of';

/** How long a prescription is valid. */
const validDays = 30;

/** Writes the note, or replaces it. */
export const writeNote = (services: Services, reference: string, body: NoteBody, doctor: StaffMember) =>
  atVisit(services, reference, doctor, async (tx, { row }) => {
    const texts = {
      summary: body.summary.trim(),
      selfCare: body.self_care.trim(),
      comeBack: body.come_back.trim(),
    };
    const [before] = await tx.select().from(notes).where(eq(notes.visitId, row.id));
    if (before && isDeepStrictEqual({ ...before, ...texts }, before)) return false;
    const values = { ...texts, writtenAt: services.now() };
    await tx
      .insert(notes)
      .values({ visitId: row.id, ...values })
      .onConflictDoUpdate({ target: notes.visitId, set: values });
    return true;
  });

/** Writes a prescription. A repeat after a lost response adds no second one. */
export const prescribe = (
  services: Services,
  reference: string,
  { medicines }: PrescriptionBody,
  doctor: StaffMember,
) =>
  atVisit(services, reference, doctor, async (tx, visit) => {
    const { row } = visit;
    const signed = signature(visit, doctor, services.now());
    const { prescriptions: before } = await lettersOf(tx, row.id);
    const isThere = before.some(
      (one) =>
        one.withdrawn_at === null &&
        new Date(one.valid_until) > signed.issuedAt &&
        isDeepStrictEqual(one.medicines, medicines),
    );
    if (isThere) return false;
    await tx.insert(prescriptions).values({
      ...signed,
      visitId: row.id,
      code: newReference('RX', 16),
      validUntil: new Date(signed.issuedAt.getTime() + validDays * dayMs),
      medicines: JSON.stringify(medicines),
    });
    return true;
  });

export const refer = (services: Services, reference: string, body: ReferralBody, doctor: StaffMember) =>
  atVisit(services, reference, doctor, async (tx, visit) => {
    const { row } = visit;
    const values = { to: body.to.trim(), reason: body.reason.trim(), urgent: body.urgent };
    const { referrals: before } = await lettersOf(tx, row.id);
    if (before.some(({ to, reason, urgent }) => isDeepStrictEqual({ to, reason, urgent }, values)))
      return false;
    const signed = signature(visit, doctor, services.now());
    await tx
      .insert(referrals)
      .values({ ...signed, ...values, visitId: row.id, code: newReference('REF', 16) });
    return true;
  });

/**
 * Withdraws a prescription. Its author and doctors who treat the patient may; others get 404. The author may have left.
 */
export async function withdraw({ db, config, now }: Services, code: string, doctorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const isThis = eq(prescriptions.code, code);
    const [found] = await tx
      .select({ reference: visits.reference, writer: prescriptions.doctorId })
      .from(prescriptions)
      .innerJoin(visits, eq(visits.id, prescriptions.visitId))
      .where(isThis);
    if (!found) throw notFound('This prescription');
    const visit = await lockVisit(tx, found.reference);
    if (found.writer !== doctorId && !(await treats(tx, visit, doctorId)))
      throw notFound('This prescription');
    const withdrawn = await tx
      .update(prescriptions)
      .set({ withdrawnAt: now() })
      .where(and(isThis, isNull(prescriptions.withdrawnAt)))
      .returning();
    if (withdrawn.length > 0 && stateOf(visit.row) === 'finished')
      await enqueueMail(tx, await newsOf(tx, config, visit));
  });
}

/** Runs `write` at a visit that the doctor has started, and mails the person news of a finished visit. */
async function atVisit(
  { db, config }: Services,
  reference: string,
  doctor: StaffMember,
  write: (tx: Database, visit: VisitFacts) => Promise<boolean>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const visit = await lockVisit(tx, reference);
    const state = stateOf(visit.row);
    if (visit.row.doctorId !== doctor.id || (state !== 'started' && state !== 'finished'))
      throw unprocessable('Only the doctor who started this visit writes here.');
    const isNew = await write(tx, visit);
    if (isNew && state === 'finished') await enqueueMail(tx, await newsOf(tx, config, visit));
  });
}

/** The doctor's and the patient's names as of today. */
function signature(visit: VisitFacts, { id, name, licence }: StaffMember, issuedAt: Date) {
  if (!licence) throw unprocessable('A doctor without a licence number signs nothing.');
  return { patientName: fullName(patientOf(visit)), doctorId: id, doctorName: name, licence, issuedAt };
}
