/** Who has joined whose plan: an open row of a member with an account says so, and nothing else does (R4.75). */
import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { members } from '../db/schema';

/** The one row by which a person is on somebody's plan. */
export const isOnPlan = (
  userId: number | AnyPgColumn,
  row: { userId: AnyPgColumn; endedAt: AnyPgColumn } = members,
) => and(eq(row.userId, userId), isNull(row.endedAt));

/** The id of the owner of the plan that a person has joined; null where the person has joined none. */
export async function planOwnerOf(db: Database, userId: number): Promise<number | null> {
  const [row] = await db.select({ ownerId: members.ownerId }).from(members).where(isOnPlan(userId));
  return row?.ownerId ?? null;
}
