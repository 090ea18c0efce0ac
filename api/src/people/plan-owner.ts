/** Finds whose plan a person has joined. Only an open member row with the person's account counts (R4.75). */
import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { members } from '../db/schema';

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
