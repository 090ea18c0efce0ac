import { eq } from 'drizzle-orm';
import { notFound } from '../common/response-error';
import type { Database } from '../db/database';
import { visits, payments } from '../db/schema';
import { lockRows } from '../people/lock-person';
import { lockStaff, refuseOwn } from '../sessions/require-staff';
import { personOf, selectVisits, type VisitFacts } from './select-visits';

/** Finds a visit; throws 404. */
export async function findVisit(db: Database, reference: string): Promise<VisitFacts> {
  const [visit] = await selectVisits(db).where(eq(visits.reference, reference));
  if (!visit) throw notFound('This visit');
  return visit;
}

/** Finds a person's visit; throws the same 404 for somebody else's. */
export async function findOwnVisit(db: Database, reference: string, userId: number): Promise<VisitFacts> {
  const visit = await findVisit(db, reference);
  if (visit.row.userId !== userId) throw notFound('This visit');
  return visit;
}

/**
 * Locks the person, the payment and the visit until the transaction ends, in the same order as refunds do, so that
 * simultaneous changes run one after the other. Throws 422 for staff whose own visit it is.
 */
export async function lockVisit(tx: Database, reference: string, find = findVisit): Promise<VisitFacts> {
  await lockStaff(tx);
  const visit = await find(tx, reference);
  await refuseOwn(tx, personOf(visit).email);
  const { row } = visit;
  if (row.userId !== null) await lockRows(tx, row.userId);
  if (row.paymentId !== null)
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, row.paymentId)).for('update');
  await tx.select({ id: visits.id }).from(visits).where(eq(visits.id, row.id)).for('update');
  return find(tx, reference);
}
