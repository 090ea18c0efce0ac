/**
 * Finds and locks people. Every write about a person first locks the person's row, so that erasure, credentials, cover,
 * bookings and payments change one after the other in all processes.
 */
import { asc, eq, inArray } from 'drizzle-orm';
import { signInFirst } from '../common/response-error';
import { currentContext } from '../context/request-context';
import { emailIs, type Database } from '../db/database';
import { sessions, users } from '../db/schema';

export type PersonRow = typeof users.$inferSelect;

/** Locks people until the transaction ends, for work that none of them requested. Returns those who are not erased. */
export async function lockRows(tx: Database, ...userIds: number[]): Promise<PersonRow[]> {
  const lockedRows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, userIds))
    // A fixed order prevents deadlocks.
    .orderBy(asc(users.id))
    .for('update');
  return lockedRows.filter(({ erasedAt }) => erasedAt === null);
}

/**
 * Locks people for a request. Throws 401 if one of them made the request, and has been erased or lost the session since
 * it began.
 */
export async function lockPeople(tx: Database, ...userIds: number[]): Promise<PersonRow[]> {
  const people = await lockRows(tx, ...userIds);
  const { kind, id, session } = currentContext();
  if (kind !== 'person' || id === null || !userIds.includes(id)) return people;
  if (session === null || !people.some((person) => person.id === id)) throw signInFirst();
  if ((await tx.$count(sessions, eq(sessions.tokenHash, session))) === 0) throw signInFirst();
  return people;
}

/** Locks one person; null for an erased one. Throws 401 like `lockPeople`. */
export async function lockPerson(tx: Database, userId: number): Promise<PersonRow | null> {
  const [person] = await lockPeople(tx, userId);
  return person ?? null;
}

/** Locks the person who made the request. Throws 401 if they were erased or lost the session. */
export async function lockCaller(tx: Database, userId: number): Promise<PersonRow> {
  const person = await lockPerson(tx, userId);
  if (!person) throw signInFirst();
  return person;
}

/** Finds the account of an e-mail address; null if there is none. */
export async function personByEmail(db: Database, email: string): Promise<PersonRow | null> {
  const [person] = await db.select().from(users).where(emailIs(users.email, email));
  return person ?? null;
}
