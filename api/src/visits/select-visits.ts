/** Visits with all that people and staff see of them. */
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VisitState } from '@ilera/contracts/api';
import { fullName } from '../common/reference';
import type { Database } from '../db/database';
import { visits, conditions, payments, refunds, staff, users } from '../db/schema';

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

/**
 * Who booked the visit, and is told of it. A guest stays who they said they are: the account that has the visit by its
 * address may be that of their husband or mother.
 */
export function personOf({ user, payment }: Pick<VisitFacts, 'user' | 'payment'>) {
  const guest = payment?.userId === null ? payment : null;
  const ownNumber = user?.phoneNumber ? dialled(user.phonePrefix, user.phoneNumber) : null;
  const isOwner = !guest || !user || fullName(guest).toLowerCase() === fullName(user).toLowerCase();
  return {
    firstName: guest?.firstName ?? user?.firstName ?? '',
    lastName: guest?.lastName ?? user?.lastName ?? '',
    email: user?.email ?? payment?.email ?? '',
    phone: guest?.phone ?? (isOwner ? ownNumber : null),
  };
}

/** Behind a country's code a number has none of the zeros with which it begins at home. */
const dialled = (prefix: string | null, number: string): string =>
  prefix ? prefix + number.replace(/^0+/, '') : number;

/** Whom the visit is for: who booked it, or somebody else. */
export const patientOf = (visit: VisitFacts): { firstName: string; lastName: string } =>
  visit.row.patient ?? personOf(visit);

/** Where they meet, while they can. */
export const linkOf = (row: Standing & { link: string | null }): string | null =>
  ['waiting', 'started'].includes(stateOf(row)) ? row.link : null;
