/** The invitation that waits for a person (R4.75). */
import { and, asc, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, users } from '../db/schema';
import { creditOf, unfinished } from '../subscriptions/cover';
import { currentSubscription, paidPeriods, type PaidPeriod } from '../subscriptions/paid-periods';
import { isOnPlan } from '../db/employer-of';
import { coversOthers, joined } from './seats';

/** Whether an invitation can still be accepted or declined. */
export const isOpen = (now: Date) =>
  and(
    isNull(members.userId),
    isNull(members.endedAt),
    or(isNull(members.expiresAt), gt(members.expiresAt, now)),
  );

/**
 * The oldest open invitation to a proven address whose plan runs and has seats; null when there is none, or
 * the person is on a plan already.
 */
export async function openInvitation(db: Database, userId: number, now: Date) {
  const [row] = await joinable(db, userId, now);
  if (!row) return null;
  const { invitation, plan } = row;
  const [owner] = await db.select().from(users).where(eq(users.id, invitation.ownerId));
  const own = unfinished(await paidPeriods(db, userId, now), now);
  return {
    id: invitation.id,
    from: `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim(),
    plan: plan.plan.name,
    note: invitation.note,
    /** The person's own plan, which joining ends, and its refund. */
    own: own[0]
      ? { plan: own[0].plan.name, refundKobo: own.reduce((sum, period) => sum + creditOf(period, now), 0) }
      : null,
  };
}

/** The open invitations to a proven address with the plan of each, the oldest first. */
async function joinable(db: Database, userId: number, now: Date) {
  const rows = await db
    .select({ invitation: members })
    .from(users)
    .innerJoin(members, eq(sql`lower(${members.email})`, sql`lower(${users.email})`))
    .where(
      and(
        eq(users.id, userId),
        sql`${users.emailProvenAt} is not null`,
        notExists(db.select({ id: joined.id }).from(joined).where(isOnPlan(users.id, joined))),
        isOpen(now),
      ),
    )
    .orderBy(asc(members.id));
  const found: { invitation: (typeof rows)[number]['invitation']; plan: PaidPeriod }[] = [];
  for (const { invitation } of rows) {
    const plan = await currentSubscription(db, invitation.ownerId, now);
    if (plan && coversOthers(plan.plan)) found.push({ invitation, plan });
  }
  return found;
}
