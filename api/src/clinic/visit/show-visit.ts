import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { ClinicVisit } from '@ilera/contracts/api';
import type { Database } from '../../db/database';
import { prescriptions, visits } from '../../db/schema';
import { filesOf } from '../care/visit-files';
import { lettersOf } from '../letters/letters-of';
import { findVisit } from '../../visits/find-visit';
import { isCarer, isSamePerson, treats } from './record-access';
import { linkOf, personOf, selectVisits, stateOf, type VisitFacts } from '../../visits/select-visits';
import { recordVisitReads, shortName, toVisitRow } from '../day/visit-row';
import { fullName } from '../../people/names';

/** Shows a staff member one visit, and records the reads in the audit trail. */
export async function showVisit(
  tx: Database,
  reference: string,
  staffId: number,
  now: Date,
): Promise<ClinicVisit> {
  const visit = await findVisit(tx, reference);
  const { row } = visit;
  const { patient } = row;
  const { email, phone, ...names } = personOf(visit);
  const earlier = await earlierVisits(tx, visit);
  await recordVisitReads(tx, staffId, [visit, ...earlier]);
  return {
    ...toVisitRow(visit, now),
    contact: { name: fullName(names), email, phone },
    patient: patient && { name: fullName(patient), age: patient.age, relation: patient.relation },
    link: linkOf(row),
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    ...(await medicalTexts(tx, visit, staffId)),
    earlier: earlier.map((other) => ({
      reference: other.row.reference,
      scheduled_at: other.row.scheduledAt.toISOString(),
      condition: other.condition,
      person: shortName(other),
      state: stateOf(other.row),
    })),
  };
}

/** Note and letters, for staff who treat the patient. Earlier doctors see their own prescriptions, to withdraw them. */
async function medicalTexts(tx: Database, visit: VisitFacts, staffId: number) {
  const { id } = visit.row;
  const letters = await lettersOf(tx, id);
  if (await treats(tx, visit, staffId)) return { treats: true, ...letters, files: await filesOf(tx, id) };
  const none = { treats: false, note: null, prescriptions: [], referrals: [], files: [] };
  if (!(await isCarer(tx, staffId))) return none;
  const own = await tx
    .select({ code: prescriptions.code })
    .from(prescriptions)
    .where(and(eq(prescriptions.visitId, id), eq(prescriptions.doctorId, staffId)));
  const codes = own.map(({ code }) => code);
  return { ...none, prescriptions: letters.prescriptions.filter(({ code }) => codes.includes(code)) };
}

/** The person's 50 latest visits before this one. */
const earlierVisits = (tx: Database, visit: VisitFacts): Promise<VisitFacts[]> =>
  selectVisits(tx)
    .where(
      and(ne(visits.id, visit.row.id), lt(visits.scheduledAt, visit.row.scheduledAt), isSamePerson(visit)),
    )
    .orderBy(desc(visits.scheduledAt))
    .limit(50);
