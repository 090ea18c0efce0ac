/** Accepting or declining an invitation to a plan (R4.75). */
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { members, placeNotices, users } from '../db/schema';
import { HttpError, notFound, unprocessable } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { joinedMail } from '../mail/member-mails';
import { sendRefunds } from '../payments/refunds';
import type { Services } from '../services';
import { creditOf, unfinished } from '../subscriptions/cover';
import { lockCover } from '../subscriptions/open-subscription';
import { paidPeriods, type PaidPeriod } from '../subscriptions/paid-periods';
import { currentSubscription } from '../subscriptions/current-subscription';
import { endOwnPlan } from './end-own-plan';
import { coversOthers, hasSeat } from './seats';

const isOpen = (now: Date) =>
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
  const [row, ...others] = await joinable(db, userId, now);
  if (!row) return null;
  const { invitation, plan } = row;
  const [owner] = await db.select().from(users).where(eq(users.id, invitation.ownerId));
  const own = unfinished(await paidPeriods(db, userId, now), now);
  return {
    id: invitation.id,
    from: `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim(),
    plan: plan.plan.name,
    note: invitation.note,
    isOnly: others.length === 0,
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
        isNull(users.employerId),
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

/**
 * Makes the person a beneficiary. A person with a plan of their own must confirm that it ends; its unused
 * days are refunded.
 */
export async function acceptInvitation(
  services: Services,
  userId: number,
  id: number,
  endsOwnPlan: boolean,
): Promise<void> {
  const now = services.now();
  const refunded = await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(members).where(eq(members.id, id));
    if (!row) throw notFound('This invitation');
    // The smaller id first, so that two people who invite each other cannot deadlock.
    for (const owner of [userId, row.ownerId].sort((a, b) => a - b)) await lockCover(tx, owner);
    // Read with the locks, because a plan of the person's own may have been paid for until now.
    const invitation = await openInvitation(tx, userId, now);
    if (!invitation || invitation.id !== id) throw notFound('This invitation');
    if (invitation.own && !endsOwnPlan)
      throw new HttpError(409, `You have ${invitation.own.plan}. Choose which of the two you keep.`);
    const own = await tx.$count(members, and(eq(members.ownerId, userId), isNull(members.endedAt)));
    if (own > 0)
      throw unprocessable('There are people on your own plan. Take them off it first, then join this one.');
    const joined = await tx
      .update(members)
      .set({ userId, acceptedAt: now, tokenHash: null })
      .where(and(eq(members.id, id), isOpen(now)))
      .returning();
    if (joined.length === 0) throw notFound('This invitation');
    // A row is used again for somebody who was on the plan before.
    await tx.delete(placeNotices).where(eq(placeNotices.memberId, id));
    // A renewal for fewer people can leave more invitations than seats.
    const running = await currentSubscription(tx, row.ownerId, now);
    if (!running || !(await hasSeat(tx, userId, running.quantity)))
      throw unprocessable(`All places of this plan are taken. Ask ${invitation.from} for one.`);
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (!person) throw new Error('A session without its person');
    await enqueueMail(tx, joinedMail(services.config, person, invitation.from, running));
    if (invitation.own) await endOwnPlan(tx, services, userId, now);
    await tx.update(users).set({ employerId: row.ownerId }).where(eq(users.id, userId));
    return invitation.own !== null;
  });
  services.mailWaiting();
  if (!refunded) return;
  // Housekeeping sends it again when the provider fails.
  await sendRefunds(services).catch(() => undefined);
}

/** Ends the invitation; the person's own plan stays. */
export async function declineInvitation(services: Services, userId: number, id: number): Promise<void> {
  const now = services.now();
  const invitation = await openInvitation(services.db, userId, now);
  if (!invitation || invitation.id !== id) throw notFound('This invitation');
  await services.db.update(members).set({ endedAt: now, tokenHash: null }).where(eq(members.id, id));
}
