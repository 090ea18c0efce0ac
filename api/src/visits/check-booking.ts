/**
 * Checks that a person may book a time: the time exists and lies ahead, the person has no other visit then, and the
 * visit is paid, covered or free.
 */
import {
  isOpenForBooking,
  lagosToday,
  opensNextYear,
  parseBookingDate,
  slotInstant,
  timeSlots,
  type Day,
  freeVisitsEnd,
} from '@ilera/format';
import { and, eq, ne } from 'drizzle-orm';
import { fieldError } from '../common/response-error';
import type { Database } from '../db/database';
import { visits } from '../db/schema';
import { isSamePatient } from './read-patient';
import { lockPerson } from '../people/lock-person';
import { isCoveredAt } from '../subscriptions/seats';
import type { Services } from '../services';

export type BookingDate = Day & { time: string; at: Date };

/** Throws under `date` unless the time exists, lies ahead, and falls in the bookable year (R4.45, R4.79). */
export function checkBookingDate(text: string, now: Date): BookingDate {
  const date = parseBookingDate(text);
  if (!date || !timeSlots.includes(date.time))
    throw fieldError('date', 'Choose a date and a time of the calendar.');
  const at = slotInstant(date, date.time);
  if (at < slotInstant(lagosToday(now), '12:00 am'))
    throw fieldError('date', 'This day is over. Choose another date.');
  if (at <= now) throw fieldError('date', 'This time is over. Choose another time.');
  if (!isOpenForBooking(date, now)) throw fieldError('date', `${opensNextYear(now)} Choose an earlier date.`);
  return { ...date, at };
}

type Visit = typeof visits.$inferSelect;

/** The values by which a repeated booking is recognised. */
export type Booking = Pick<Visit, 'conditionId' | 'description' | 'method' | 'patient'>;

/** A visit to ignore: the one being moved, or the result of the same booking sent before. */
type Except = { id: number } | Booking;

export const alreadyBookedMessage = 'You already have a visit at this time. Choose another time.';

/** 422 under `date`, with `alreadyBookedMessage`. */
export const alreadyBooked = () => fieldError('date', alreadyBookedMessage);

/**
 * Throws under `date` if the person has another visit at that time. Locks the person until the transaction ends.
 * @returns the ignored visit, if there is one
 */
export async function checkNoOtherVisit(
  tx: Database,
  userId: number,
  scheduledAt: Date,
  except: Except,
): Promise<Visit | undefined> {
  await lockPerson(tx, userId);
  const visitsThen = await tx
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
  if (!visitsThen.every(isExcepted)) throw alreadyBooked();
  return visitsThen[0];
}

/**
 * Throws under `date` if an unpaid visit would be neither covered nor free at its time. The caller has locked the visit,
 * or for a new one its person's cover (`lockMembership`).
 */
export async function checkCoveredOrFree(
  tx: Database,
  { config }: Services,
  userId: number,
  at: Date,
): Promise<void> {
  const until = config.freeVisitsUntil;
  if (!until || at <= until || (await isCoveredAt(tx, userId, at))) return;
  throw fieldError(
    'date',
    `${freeVisitsEnd(until.toISOString())} Choose a health plan, or pay for this visit.`,
  );
}
