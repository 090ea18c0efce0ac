/**
 * Takes up a given-up plan until its old end, or sends its refund at once (R4.90). Until then the refund is held, so
 * that no money moves for a plan that is taken up.
 */
import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { payments, refunds, subscriptions, users } from '../db/schema';
import { cancelUncovered } from '../visits/cancel-uncovered';
import { ResponseError, notFound } from '../common/response-error';
import { forEachSettled } from '../common/for-each-settled';
import { enqueueMail } from '../mail/enqueue-mail';
import { takenUpMail } from '../mail/member-mails';
import type { Services } from '../services';
import { lockPeople, lockPerson } from '../people/lock-person';
import { lockMembership } from '../people/plan-owner';
import { currentPeriod } from '../subscriptions/paid-periods';
import { givenUpPeriods, givenUpPlan, isHeldFor, paymentsBehind } from '../subscriptions/given-up-plan';
import { endMembership } from './leave-plan';
import { isCoveredByOwner } from '../subscriptions/seats';

/** Throws 404 if there is nothing to take up, and 409 if the person is covered or the refund is under way. */
export async function takeUpPlan(services: Services, userId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ownerId = await lockMembership(tx, userId);
    const now = services.now();
    const plan = await givenUpPlan(tx, userId, now);
    const periods = await givenUpPeriods(tx, userId, now);
    // The answer to the same request was lost.
    if (periods.length === 0 && (await currentPeriod(tx, userId, now))) return;
    if (!plan) throw nothingToTakeUp();
    if (await isCoveredByOwner(tx, userId, now))
      throw new ResponseError(
        409,
        'You are covered by another plan. Leave it first, then take yours up again.',
      );
    await withdrawRefunds(
      tx,
      periods.map(({ id }) => id),
    );
    // Leaves the joined plan first, so that the mail about leaving offers no plan to take up.
    for (const { id, givenUpEnd } of periods)
      await tx
        .update(subscriptions)
        .set({ expiresAt: givenUpEnd, givenUpEnd: null, takeUpUntil: null })
        .where(eq(subscriptions.id, id));
    if (ownerId !== null) await endMembership(tx, services, { userId, ownerId, hasLeft: true });
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (person) await enqueueMail(tx, takenUpMail(services.config, person, plan));
  });
}

/** Sends the refund of a given-up plan now; the plan can no longer be taken up. */
export async function refundGivenUpPlan(services: Services, userId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockPeople(tx, userId);
    const now = services.now();
    const ids = (await givenUpPeriods(tx, userId, now)).map(({ id }) => id);
    // The answer to the same request was lost.
    if (ids.length === 0 && (await hasRefund(tx, userId))) return;
    if (ids.length === 0) throw nothingToTakeUp();
    await tx.update(subscriptions).set({ takeUpUntil: null }).where(inArray(subscriptions.id, ids));
    const behind = await paymentsBehind(tx, ids);
    await tx.update(refunds).set({ nextAttemptAt: now }).where(isHeldFor(behind));
    await cancelUncovered(tx, services, userId);
  });
}

/** Ends what can be taken up no longer, and cancels visits that only a given-up plan would have covered. */
export async function endTakeUps(services: Services): Promise<void> {
  const { db, now } = services;
  const isOver = lte(subscriptions.takeUpUntil, now());
  const due = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(isOver, isNull(users.erasedAt)));
  await forEachSettled(due, ({ userId }) =>
    db.transaction(async (tx) => {
      if (!(await lockPerson(tx, userId))) return;
      const isOwn = eq(subscriptions.userId, userId);
      // A chargeback still lowers a refund that is held by the old end (`cover-after-refund.ts`).
      await tx.update(subscriptions).set({ takeUpUntil: null }).where(and(isOwn, isOver));
      await cancelUncovered(tx, services, userId);
    }),
  );
}

/** Whether the refund of a given-up plan is under way or done. */
async function hasRefund(tx: Database, userId: number): Promise<boolean> {
  const ownPayments = tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));
  const isOfPlan = and(eq(refunds.cause, 'joined-plan'), inArray(refunds.paymentId, ownPayments));
  return (await tx.$count(refunds, isOfPlan)) > 0;
}

const nothingToTakeUp = () => notFound('A plan to take up again');

/** Deletes the held refunds of periods; throws 409 if any of their money has gone back since they were given up. */
async function withdrawRefunds(tx: Database, periodIds: number[]): Promise<void> {
  const behind = await paymentsBehind(tx, periodIds);
  const heldRefunds = await tx.delete(refunds).where(isHeldFor(behind)).returning();
  const givenUpAt = new Date(Math.min(...heldRefunds.map(({ createdAt }) => createdAt.getTime())));
  const isOfPlan = inArray(
    refunds.paymentId,
    behind.map(({ id }) => id),
  );
  const isSince = or(eq(refunds.cause, 'joined-plan'), gte(refunds.createdAt, givenUpAt));
  if (heldRefunds.length === 0 || (await tx.$count(refunds, and(isOfPlan, isSince))) > 0)
    throw new ResponseError(409, 'Its refund is under way, so this plan cannot be taken up again.');
}
