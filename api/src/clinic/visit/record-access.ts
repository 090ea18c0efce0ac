/**
 * Decides which staff may read medical records (R4.96). `findOwnVisit` lets people read their own, guest-token.ts lets
 * guests, and the call's roles decide about the evidence of claims.
 */
import { and, arrayOverlaps, eq, isNull, or, type SQL } from 'drizzle-orm';
import { fullName } from '../../people/names';
import { ResponseError } from '../../common/response-error';
import { emailIs, type Database } from '../../db/database';
import { payments, staff, visits } from '../../db/schema';
import { patientOf, selectVisits, type VisitFacts } from '../../visits/select-visits';

/** For a `where` of `selectVisits`: visits of the same account, or of the same guest's e-mail address. */
export const isSamePerson = ({ row, payment }: VisitFacts): SQL | undefined =>
  row.userId === null
    ? and(isNull(visits.userId), emailIs(payments.email, payment?.email ?? ''))
    : eq(visits.userId, row.userId);

/** Whether a staff member is a doctor or care manager today. People who changed roles may no longer read records. */
export const isCarer = async (db: Database, staffId: number): Promise<boolean> =>
  (await db.$count(staff, and(eq(staff.id, staffId), arrayOverlaps(staff.roles, ['care', 'doctor'])))) > 0;

/** Whether a doctor or care manager has this visit, or has or had another visit of the same patient (R4.96). */
export async function treats(db: Database, visit: VisitFacts, staffId: number): Promise<boolean> {
  if (!(await isCarer(db, staffId))) return false;
  const isAssigned = or(eq(visits.doctorId, staffId), eq(visits.careId, staffId));
  const assignedVisits = await selectVisits(db).where(and(isSamePerson(visit), isAssigned));
  // Compares patients, because one account books for several people, such as a child and a parent.
  const name = fullName(patientOf(visit));
  return assignedVisits.some((other) => fullName(patientOf(other)) === name);
}

/** Throws 403 for staff who do not treat the patient. */
export async function checkRecordAccess(db: Database, visit: VisitFacts, staffId: number): Promise<void> {
  if (!(await treats(db, visit, staffId)))
    throw new ResponseError(403, 'Only who treats this person reads it. Take the visit first.');
}
