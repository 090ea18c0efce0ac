/**
 * Who of the staff may read what a patient told a doctor (R4.96). A person's own record is found by `findOwnVisit`, a guest's
 * by the link of its mail (guest-token.ts), the evidence of a claim by the call's roles.
 */
import { and, arrayOverlaps, eq, isNull, or, type SQL } from 'drizzle-orm';
import { fullName } from '../../common/reference';
import { ResponseError } from '../../common/response-error';
import { isEmail, type Database } from '../../db/database';
import { payments, staff, visits } from '../../db/schema';
import { patientOf, selectVisits, type VisitFacts } from '../../visits/select-visits';

/** For a `where` of `selectVisits`: visits of the same account, or of the address that paid for both as a guest. */
export const isSamePerson = ({ row, payment }: VisitFacts): SQL | undefined =>
  row.userId === null
    ? and(isNull(visits.userId), isEmail(payments.email, payment?.email ?? ''))
    : eq(visits.userId, row.userId);

/** Whether one of the staff is a doctor or a care manager today: who has become something else reads no records any more. */
export const isCarer = async (db: Database, staffId: number): Promise<boolean> =>
  (await db.$count(staff, and(eq(staff.id, staffId), arrayOverlaps(staff.roles, ['care', 'doctor'])))) > 0;

/** Whether one of them has this visit in hand, or has or had another one for the same patient (R4.96). */
export async function treats(db: Database, visit: VisitFacts, staffId: number): Promise<boolean> {
  if (!(await isCarer(db, staffId))) return false;
  const isHolder = or(eq(visits.doctorId, staffId), eq(visits.careId, staffId));
  const held = await selectVisits(db).where(and(isSamePerson(visit), isHolder));
  // Who books for a child and a parent is not treated by their doctors.
  const name = fullName(patientOf(visit));
  return held.some((other) => fullName(patientOf(other)) === name);
}

/** What a person tells a doctor is for those who treat them; throws 403 for other staff. */
export async function checkRecordAccess(db: Database, visit: VisitFacts, staffId: number): Promise<void> {
  if (!(await treats(db, visit, staffId)))
    throw new ResponseError(403, 'Only who treats this person reads it. Take the visit first.');
}
