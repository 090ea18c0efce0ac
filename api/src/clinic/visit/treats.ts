import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { HttpError } from '../../common/http-error';
import type { Database } from '../../db/database';
import { visits, payments } from '../../db/schema';
import { fullName, patientOf, selectVisits, type VisitFacts } from './select-visits';

/** For a `where` of `selectVisits`: visits of the same account, or of the address that paid for both as a guest. */
export const isSamePerson = ({ row, payment }: VisitFacts): SQL | undefined =>
  row.userId === null
    ? and(isNull(visits.userId), eq(sql`lower(${payments.email})`, payment?.email.toLowerCase() ?? ''))
    : eq(visits.userId, row.userId);

/** Whether one of the staff has this visit in hand, or has or had another one for the same patient (R4.96). */
export async function treats(db: Database, visit: VisitFacts, staffId: number): Promise<boolean> {
  const isHolder = or(eq(visits.doctorId, staffId), eq(visits.careId, staffId));
  const held = await selectVisits(db).where(and(isSamePerson(visit), isHolder));
  // Who books for a child and a parent is not treated by their doctors.
  const name = fullName(patientOf(visit));
  return held.some((other) => fullName(patientOf(other)) === name);
}

/** Throws 403 for the others: what a person tells a doctor is for those who treat them. */
export async function checkTreats(db: Database, visit: VisitFacts, staffId: number): Promise<void> {
  if (!(await treats(db, visit, staffId)))
    throw new HttpError(403, 'Only who treats this person reads it. Take the visit first.');
}
