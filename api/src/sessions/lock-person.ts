/**
 * Finding and locking a person. Whatever is written of a person takes the lock first, before rows of other tables, so
 * that in all processes erasure, credentials, cover, bookings and payments change one after the other.
 */
import { and, asc, eq, inArray, isNull, type Placeholder } from 'drizzle-orm';
import { signInFirst } from '../common/response-error';
import { currentContext } from '../context/request-context';
import { isEmail, type Database } from '../db/database';
import { sessions, users } from '../db/schema';

export type PersonRow = typeof users.$inferSelect;

/** Locks people until the transaction ends, for work that none of them asked for. Returns the people who are not erased. */
export async function lockRows(tx: Database, ...userIds: number[]): Promise<PersonRow[]> {
  const lockedRows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, userIds))
    // So that two transactions cannot wait for each other.
    .orderBy(asc(users.id))
    .for('update');
  return lockedRows.filter(({ erasedAt }) => erasedAt === null);
}

/**
 * Locks people for the work of a request. Throws 401 when one of them is the person who asked, and was erased or
 * lost the session since the request began.
 */
export async function lockPeople(tx: Database, ...userIds: number[]): Promise<PersonRow[]> {
  const people = await lockRows(tx, ...userIds);
  const { kind, id, session } = currentContext();
  if (kind !== 'person' || id === null || !userIds.includes(id)) return people;
  const caller = people.find((person) => person.id === id);
  if (!caller || session === null) throw signInFirst();
  if ((await tx.$count(sessions, isInForce(session, caller.credentialVersion))) === 0) throw signInFirst();
  return people;
}

/** Locks one person; null for an erased one, 401 as above. */
export async function lockPerson(tx: Database, userId: number): Promise<PersonRow | null> {
  const [person] = await lockPeople(tx, userId);
  return person ?? null;
}

/** For a `where`: the session of a hash; another password, a reset or an erasure ends every one of before. */
export const isInForce = (
  tokenHash: string | Placeholder,
  credentialVersion: number | typeof users.credentialVersion,
) =>
  and(
    eq(sessions.tokenHash, tokenHash),
    eq(sessions.credentialVersion, credentialVersion),
    isNull(sessions.revokedAt),
  );

/** The account of an address; null where there is none. */
export async function personByEmail(db: Database, email: string): Promise<PersonRow | null> {
  const [person] = await db.select().from(users).where(isEmail(users.email, email));
  return person ?? null;
}
