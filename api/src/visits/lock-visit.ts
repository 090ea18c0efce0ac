import { eq, and, isNull, or, type SQL } from 'drizzle-orm';
import { ResponseError, notFound } from '../common/response-error';
import { isEmail, type Database } from '../db/database';
import { visits, payments } from '../db/schema';
import { lockRows } from '../sessions/lock-person';
import { lockStaff } from '../staff/require-staff';
import { selectVisits, type VisitFacts, patientOf } from './select-visits';
import { fullName } from '../common/reference';

/** The visit; throws 404. */
export async function findVisit(db: Database, reference: string): Promise<VisitFacts> {
  const [visit] = await selectVisits(db).where(eq(visits.reference, reference));
  if (!visit) throw notFound('This visit');
  return visit;
}

/** The same where it is that person's own. */
export async function findOwnVisit(db: Database, reference: string, userId: number): Promise<VisitFacts> {
  const visit = await findVisit(db, reference);
  if (visit.row.userId !== userId) throw notFound('This visit');
  return visit;
}

/**
 * A visit, locked until the transaction ends after its person and payment, as a refund locks them: of two who change
 * it, the second sees the first.
 */
export async function lockVisit(tx: Database, reference: string): Promise<VisitFacts> {
  await lockStaff(tx);
  const { row } = await findVisit(tx, reference);
  if (row.userId !== null) await lockRows(tx, row.userId);
  if (row.paymentId !== null)
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, row.paymentId)).for('update');
  await tx.select({ id: visits.id }).from(visits).where(eq(visits.id, row.id)).for('update');
  return findVisit(tx, reference);
}

/** For a `where` of `selectVisits`: visits of the same account, or of the address that paid for both as a guest. */
export const isSamePerson = ({ row, payment }: VisitFacts): SQL | undefined =>
  row.userId === null
    ? and(isNull(visits.userId), isEmail(payments.email, payment?.email ?? ''))
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
    throw new ResponseError(403, 'Only who treats this person reads it. Take the visit first.');
}
