/** Visits with all that staff sees of them but the reason. */
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VisitState } from '@shared/contracts/api';
import type { Database } from '../../db/database';
import { visits, conditions, payments, staff, users } from '../../db/schema';

const doctor = alias(staff, 'doctor');
const care = alias(staff, 'care');

/** For a `where`. The person is the account's, or who paid as a guest. */
export const selectVisits = (db: Database) =>
  db
    .select({ row: visits, condition: conditions.title, user: users, payment: payments, doctor, care })
    .from(visits)
    .leftJoin(conditions, eq(conditions.id, visits.conditionId))
    .leftJoin(users, eq(users.id, visits.userId))
    .leftJoin(payments, eq(payments.id, visits.paymentId))
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
  phone: user?.phoneNumber ? `${user.phonePrefix ?? ''}${user.phoneNumber}` : (payment?.phone ?? null),
});

/** Whom the visit is for: who booked it, or somebody else. */
export const patientOf = (visit: VisitFacts): { firstName: string; lastName: string } =>
  visit.row.patient ?? personOf(visit);

/** First and last name. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Where they meet, while they can. */
export const linkOf = (row: Standing & { link: string | null }): string | null =>
  ['waiting', 'started'].includes(stateOf(row)) ? row.link : null;
