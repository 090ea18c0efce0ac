/** One person cannot have two visits at the same time. */
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { visits } from '../db/schema';
import { fieldError } from '../common/http-error';
import { isSamePatient } from './read-patient';
import { lockPerson } from '../sessions/lock-person';

type Visit = typeof visits.$inferSelect;

/** A booking sent again has all of these in common with the visit that it made. */
export type Booking = Pick<Visit, 'conditionId' | 'description' | 'method' | 'patient'>;

/** A row that does not count: the visit that is moved, or the same booking sent again. */
type Except = { id: number } | Booking;

/** The person has another visit at that time. */
export const heldAlready = () =>
  fieldError('date', 'You already have a visit at this time. Choose another time.');

/**
 * Throws under `date` when the person has another visit at that time. Locks the person until the transaction
 * ends.
 * @returns the visit that does not count, where there is one
 */
export async function checkFreeSlot(
  tx: Database,
  userId: number,
  scheduledAt: Date,
  except: Except,
): Promise<Visit | undefined> {
  await lockPerson(tx, userId);
  const held = await tx
    .select()
    .from(visits)
    .where(
      and(eq(visits.userId, userId), eq(visits.scheduledAt, scheduledAt), ne(visits.status, 'cancelled')),
    );
  // The texts are encrypted and can be compared only here.
  const isExcepted = (visit: Visit) =>
    'id' in except
      ? visit.id === except.id
      : visit.description === except.description &&
        visit.conditionId === except.conditionId &&
        visit.method === except.method &&
        isSamePatient(visit.patient, except.patient);
  if (!held.every(isExcepted)) throw heldAlready();
  return held[0];
}
