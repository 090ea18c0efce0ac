/** The seats of a plan: members, and open invitations, take one each (R4.75). */
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql, type Placeholder } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { members, users } from '../db/schema';
import { currentPeriod } from './paid-periods';
import { isOnPlan, planOwnerOf } from '../people/plan-owner';

/** For a `where`: the members that take a seat of an owner, who is given by id or by a column of another table. */
export const holdsSeat = (ownerId: number | AnyPgColumn, now: Date | Placeholder) =>
  and(
    eq(members.ownerId, ownerId),
    isNull(members.endedAt),
    or(isNotNull(members.userId), isNull(members.expiresAt), gt(members.expiresAt, now)),
  );

/** For a `where`: the people on the plan of an owner, who is given by id or by a column of another table. */
export const isMemberOf = (ownerId: number | AnyPgColumn) =>
  and(eq(members.ownerId, ownerId), isNotNull(members.userId), isNull(members.endedAt));

/**
 * The seats of the owner's running plan; null if no plan with seats runs. Callers that invite must have locked the
 * owner's cover.
 */
export async function seatsOf(db: Database, ownerId: number, now: Date) {
  const running = await currentPeriod(db, ownerId, now);
  if (!running?.seats) return null;
  const used = await db.$count(members, holdsSeat(ownerId, now));
  return { plan: running.plan, seats: running.seats, left: Math.max(0, running.seats - used) };
}

/** When a member joined; members without an invitation joined when they were added. */
const joinedAt = (row: { acceptedAt: AnyPgColumn; createdAt: AnyPgColumn }) =>
  sql`coalesce(${row.acceptedAt}, ${row.createdAt})`;

/** For a `where`: the row by which a person is on a plan, aliased for queries about other members. */
export const joined = alias(members, 'joined');

/**
 * A member's rank in the order of joining, from 1. If a period has too few seats, the members who joined first get
 * them.
 */
export const rankOfJoined = sql<number>`(select count(*) from ${members} where ${isMemberOf(joined.ownerId)}
  and (${joinedAt(members)}, ${members.id}) <= (${joinedAt(joined)}, ${joined.id}))`.mapWith(Number);

/** Whether the plan that a person has joined runs and has a seat for them. */
export async function isCoveredByOwner(db: Database, userId: number, now: Date): Promise<boolean> {
  const ownerId = await planOwnerOf(db, userId);
  const running = ownerId === null ? null : await currentPeriod(db, ownerId, now);
  if (!running) return false;
  const seated = await db
    .select({ id: joined.id })
    .from(joined)
    .where(and(isOnPlan(userId, joined), lte(rankOfJoined, running.seats)));
  return seated.length > 0;
}

/** Whether a person has cover at a moment: by the plan that they have joined, else by their own. */
export async function isCoveredAt(db: Database, userId: number, at: Date): Promise<boolean> {
  if ((await planOwnerOf(db, userId)) !== null) return isCoveredByOwner(db, userId, at);
  return (await currentPeriod(db, userId, at)) !== null;
}

/**
 * Splits the people on an owner's plan, in the order of joining, into those with a seat in the period and those
 * without. If the period covers its owner alone, nobody has a seat.
 */
export async function seatsFor(db: Database, ownerId: number, seats: number) {
  const people = await db
    .select({ member: members, person: users })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(isMemberOf(ownerId))
    .orderBy(asc(joinedAt(members)), asc(members.id));
  return { seated: people.slice(0, seats), without: people.slice(seats) };
}
