/** Finds and locks whose plan a person has joined. Only an open member row with the person's account counts (R4.75). */
import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ResponseError } from '../common/response-error';
import type { Database } from '../db/database';
import { members } from '../db/schema';
import { lockPeople } from './lock-person';

/** For a `where`: the one row by which a person is on somebody's plan. */
export const isOnPlan = (
  userId: number | AnyPgColumn,
  row: { userId: AnyPgColumn; endedAt: AnyPgColumn } = members,
) => and(eq(row.userId, userId), isNull(row.endedAt));

/** The id of the owner of the plan that a person has joined, or null. */
export async function planOwnerOf(db: Database, userId: number): Promise<number | null> {
  const [row] = await db.select({ ownerId: members.ownerId }).from(members).where(isOnPlan(userId));
  return row?.ownerId ?? null;
}

/**
 * Locks the cover of a person and of the owner of the plan that they are on.
 * @returns the owner's id; null if they are on nobody's plan
 */
export async function lockMembership(tx: Database, userId: number): Promise<number | null> {
  const before = await planOwnerOf(tx, userId);
  await lockPeople(tx, userId, ...(before === null ? [] : [before]));
  const ownerId = await planOwnerOf(tx, userId);
  // The person joined a plan while this transaction waited, and the owner of that plan is not locked.
  if (ownerId !== null && ownerId !== before)
    throw new ResponseError(409, 'Your cover has changed a moment ago. Look at it and try again.');
  return ownerId;
}
