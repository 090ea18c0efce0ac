/** Visits with all that people and staff see of them. */
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type VisitState, visitWaits, type ClinicVisitRow, type VisitWaits } from '@ilera/contracts/api';
import type { Database } from '../db/database';
import { visits, conditions, payments, refunds, staff, users } from '../db/schema';
import { recordHourlyReads } from '../audit/read-audited';

const doctor = alias(staff, 'doctor');
const care = alias(staff, 'care');

/** For a `where`. The person is the account's, or who paid as a guest. */
export const selectVisits = (db: Database) =>
  db
    .select({
      row: visits,
      condition: conditions.title,
      user: users,
      payment: payments,
      refund: refunds,
      doctor,
      care,
    })
    .from(visits)
    .leftJoin(conditions, eq(conditions.id, visits.conditionId))
    .leftJoin(users, eq(users.id, visits.userId))
    .leftJoin(payments, eq(payments.id, visits.paymentId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .leftJoin(doctor, eq(doctor.id, visits.doctorId))
    .leftJoin(care, eq(care.id, visits.careId))
    .$dynamic();

export type VisitFacts = Awaited<ReturnType<typeof selectVisits>>[number];

type Standing = Pick<typeof visits.$inferSelect, 'status' | 'noShow' | 'startedAt'>;

/** How a visit stands at the clinic. */
export function stateOf({ status, noShow, startedAt }: Standing): VisitState {
  if (status === 'cancelled') return noShow ? 'no-show' : 'cancelled';
  if (status === 'success') return 'finished';
  return startedAt ? 'started' : 'waiting';
}

/** Who booked the visit, and is told of it. */
export const personOf = ({ user, payment }: Pick<VisitFacts, 'user' | 'payment'>) => ({
  firstName: user?.firstName ?? payment?.firstName ?? '',
  lastName: user?.lastName ?? payment?.lastName ?? '',
  email: user?.email ?? payment?.email ?? '',
  phone: user?.phoneNumber ? dialled(user.phonePrefix, user.phoneNumber) : (payment?.phone ?? null),
});

/** Behind a country's code a number has none of the zeros with which it begins at home. */
const dialled = (prefix: string | null, number: string): string =>
  prefix ? prefix + number.replace(/^0+/, '') : number;

/** Whom the visit is for: who booked it, or somebody else. */
export const patientOf = (visit: VisitFacts): { firstName: string; lastName: string } =>
  visit.row.patient ?? personOf(visit);

/** Where they meet, while they can. */
export const linkOf = (row: Standing & { link: string | null }): string | null =>
  ['waiting', 'started'].includes(stateOf(row)) ? row.link : null;

const hour = 3_600_000;

/** A visit as a row of the day. */
export function toVisitRow(visit: VisitFacts, now: Date): ClinicVisitRow {
  const { row, condition, doctor, care } = visit;
  return {
    reference: row.reference,
    scheduled_at: row.scheduledAt.toISOString(),
    condition,
    person: shortName(visit),
    method: row.method,
    state: stateOf(row),
    waits: waitsFor(visit, now),
    care_manager: care && { id: care.id, name: care.name },
    doctor: doctor && { id: doctor.id, name: doctor.name },
  };
}

/** First name and initial of whom a visit is for. */
export function shortName(visit: VisitFacts): string {
  const { firstName, lastName } = patientOf(visit);
  return lastName ? `${firstName} ${[...lastName][0] ?? ''}.` : firstName;
}

function waitsFor({ row }: VisitFacts, now: Date): VisitWaits | null {
  if (stateOf(row) !== 'waiting') return null;
  const left = row.scheduledAt.getTime() - now.getTime();
  if (row.careId === null && row.doctorId === null && left <= hour / 2) return 'untaken';
  if (left <= 0) return 'overdue';
  if (row.careId === null || row.doctorId === null) return 'unassigned';
  return left <= hour ? 'due' : null;
}

const urgency = ({ waits }: ClinicVisitRow): number =>
  waits === null ? visitWaits.length : visitWaits.indexOf(waits);

/** What waits first, most urgent first; then by time. */
export const byUrgency = (a: ClinicVisitRow, b: ClinicVisitRow): number =>
  urgency(a) - urgency(b) || a.scheduled_at.localeCompare(b.scheduled_at);

/** Writes a read of each visit into the audit trail. */
export const recordVisitReads = (tx: Database, staffId: number, visits: VisitFacts[]): Promise<void> =>
  recordHourlyReads(
    tx,
    staffId,
    'visit',
    visits.map(({ row }) => ({ subjectId: row.userId, record: row.reference })),
  );
