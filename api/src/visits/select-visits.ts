/** Selects visits with everything that people and staff see. */
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VisitState } from '@ilera/contracts/api';
import { fullName } from '../people/names';
import type { Database } from '../db/database';
import { visits, conditions, payments, refunds, staff, users } from '../db/schema';

const doctor = alias(staff, 'doctor');
const care = alias(staff, 'care');

/** Add a `where`. `user` is the account; guests appear as `payment` only. */
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

export function stateOf({ status, noShow, startedAt }: Standing): VisitState {
  if (status === 'cancelled') return noShow ? 'no-show' : 'cancelled';
  if (status === 'success') return 'finished';
  return startedAt ? 'started' : 'waiting';
}

/**
 * The person who booked the visit and gets its mails. A guest keeps their own name after an account with the same
 * address adopts the visit, because the account may be a relative's.
 */
export function personOf({ user, payment: guest }: Pick<VisitFacts, 'user' | 'payment'>) {
  const ownNumber = user?.phoneNumber ? dialled(user.phonePrefix, user.phoneNumber) : null;
  const isOwner = !guest || !user || fullName(guest).toLowerCase() === fullName(user).toLowerCase();
  return {
    firstName: guest?.firstName ?? user?.firstName ?? '',
    lastName: guest?.lastName ?? user?.lastName ?? '',
    email: user?.email ?? guest?.email ?? '',
    phone: guest?.phone ?? (isOwner ? ownNumber : null),
  };
}

/** Drops the leading zeros of a national number after a country code. */
const dialled = (prefix: string | null, number: string): string =>
  prefix ? prefix + number.replace(/^0+/, '') : number;

/** The patient: the person who booked, or the one they booked for. */
export const patientOf = (visit: VisitFacts): { firstName: string; lastName: string } =>
  visit.row.patient ?? personOf(visit);

/** The meeting link, while the visit can take place. */
export const linkOf = (row: Standing & { link: string | null }): string | null =>
  ['waiting', 'started'].includes(stateOf(row)) ? row.link : null;
