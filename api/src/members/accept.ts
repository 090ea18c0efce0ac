/** Accepting or declining an invitation to a plan (R4.75). */
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { members, payments, subscriptions, users } from '../db/schema';
import { HttpError, notFound, unprocessable } from '../common/http-error';
import { requestRefund, sendRefunds } from '../payments/refunds';
import type { Services } from '../services';
import { creditOf, unfinished } from '../subscriptions/cover';
import { lockCover } from '../subscriptions/open-subscription';
import { paidPeriods } from '../subscriptions/paid-periods';
import { currentSubscription } from '../subscriptions/current-subscription';

const isOpen = (now: Date) =>
  and(
    isNull(members.userId),
    isNull(members.endedAt),
    or(isNull(members.expiresAt), gt(members.expiresAt, now)),
  );

/** The open invitation to a verified address; null when there is none, or the person is on a plan already. */
export async function openInvitation(db: Database, userId: number, now: Date) {
  const [row] = await db
    .select({ invitation: members, person: users })
    .from(users)
    .innerJoin(members, eq(sql`lower(${members.email})`, sql`lower(${users.email})`))
    .where(
      and(
        eq(users.id, userId),
        sql`${users.emailVerifiedAt} is not null`,
        isNull(users.employerId),
        isOpen(now),
      ),
    )
    .orderBy(asc(members.id))
    .limit(1);
  if (!row) return null;
  const plan = await currentSubscription(db, row.invitation.ownerId, now);
  if (!plan) return null;
  const [owner] = await db.select().from(users).where(eq(users.id, row.invitation.ownerId));
  const own = unfinished(await paidPeriods(db, userId, now), now);
  return {
    id: row.invitation.id,
    from: `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim(),
    plan: plan.plan.name,
    note: row.invitation.note,
    /** The person's own plan, which joining ends, and its refund. */
    own: own[0]
      ? { plan: own[0].plan.name, refundKobo: own.reduce((sum, period) => sum + creditOf(period, now), 0) }
      : null,
  };
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
    const invitation = await openInvitation(tx, userId, now);
    if (!invitation || invitation.id !== id) throw notFound('This invitation');
    const [row] = await tx.select().from(members).where(eq(members.id, id));
    if (!row) throw notFound('This invitation');
    // The smaller id first, so that two people who invite each other cannot deadlock.
    for (const owner of [userId, row.ownerId].sort((a, b) => a - b)) await lockCover(tx, owner);
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
    if (invitation.own) await endOwnPlan(tx, services, userId, now);
    await tx.update(users).set({ employerId: row.ownerId }).where(eq(users.id, userId));
    return invitation.own !== null;
  });
  if (!refunded) return;
  services.mailWaiting();
  // Housekeeping sends it again when the provider fails.
  await sendRefunds(services).catch(() => undefined);
}

async function endOwnPlan(tx: Database, services: Services, userId: number, now: Date): Promise<void> {
  for (const period of unfinished(await paidPeriods(tx, userId, now), now)) {
    const [row] = await tx
      .select({ payment: payments })
      .from(subscriptions)
      .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
      .where(eq(subscriptions.id, period.id));
    await tx
      .update(subscriptions)
      .set({ expiresAt: period.startsAt > now ? period.startsAt : now })
      .where(eq(subscriptions.id, period.id));
    const amountKobo = Math.min(creditOf(period, now), row?.payment.amountKobo ?? 0);
    if (row && amountKobo > 0)
      await requestRefund(tx, services, row.payment, 'joined-plan', {
        amountKobo,
        currency: row.payment.currency,
      });
  }
}

/** Ends the invitation; the person's own plan stays. */
export async function declineInvitation(services: Services, userId: number, id: number): Promise<void> {
  const now = services.now();
  const invitation = await openInvitation(services.db, userId, now);
  if (!invitation || invitation.id !== id) throw notFound('This invitation');
  await services.db.update(members).set({ endedAt: now, tokenHash: null }).where(eq(members.id, id));
}
