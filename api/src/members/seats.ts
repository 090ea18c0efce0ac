/**
 * How many people a plan has room for, and who holds a seat: members, and invitations that are still open
 * (R4.75).
 */
import { and, count, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/open-database';
import { members } from '../db/schema';
import { currentSubscription } from '../subscriptions/current-subscription';

/** The rows of an owner that hold a seat. */
export const holdsSeat = (ownerId: number, now: Date) =>
  and(
    eq(members.ownerId, ownerId),
    isNull(members.endedAt),
    or(isNotNull(members.userId), isNull(members.expiresAt), gt(members.expiresAt, now)),
  );

/**
 * Seats of the owner's running plan; null where no plan with seats runs. The caller that invites holds the
 * owner's row.
 */
export async function seatsOf(db: Database, ownerId: number, now: Date) {
  const running = await currentSubscription(db, ownerId, now);
  if (!running || running.plan.type === 'individual') return null;
  const used = await db.$count(members, holdsSeat(ownerId, now));
  return { plan: running.plan, seats: running.quantity, left: Math.max(0, running.quantity - used) };
}

/**
 * Is a member among those that the running period has room for? Where it has fewer places, who joined first
 * keeps theirs.
 */
export async function hasSeat(db: Database, userId: number, seats: number): Promise<boolean> {
  const earlier = alias(members, 'earlier');
  const [row] = await db
    .select({ before: count(earlier.id) })
    .from(members)
    .leftJoin(
      earlier,
      and(
        eq(earlier.ownerId, members.ownerId),
        isNotNull(earlier.userId),
        isNull(earlier.endedAt),
        lt(earlier.id, members.id),
      ),
    )
    .where(and(eq(members.userId, userId), isNull(members.endedAt)));
  return (row?.before ?? 0) < seats;
}
