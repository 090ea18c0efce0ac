/**
 * Taking a given-up plan up again at its old end, or having its refund sent at once (R4.90). The refund is
 * held meanwhile, so that no money moves for a plan that is taken up.
 */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { refunds, subscriptions, users } from '../db/schema';
import { HttpError, notFound } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { takenUpMail } from '../mail/member-mails';
import type { Services } from '../services';
import { lockPeople } from '../sessions/lock-person';
import { givenUpPeriods, givenUpPlan, isHeldFor, paymentsBehind } from './given-up-plan';
import { endMembership, lockMembership } from './leave-plan';
import { isCoveredByOwner } from './seats';

/** Throws 404 where there is nothing to take up, and 409 for somebody who is covered or whose refund is under way. */
export async function takeUpPlan(services: Services, userId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ownerId = await lockMembership(tx, userId);
    const now = services.now();
    const plan = await givenUpPlan(tx, userId, now);
    if (!plan) throw nothingToTakeUp();
    if (await isCoveredByOwner(tx, userId, now))
      throw new HttpError(409, 'You are covered by another plan. Leave it first, then take yours up again.');
    const periods = await givenUpPeriods(tx, userId, now);
    await withdrawRefunds(
      tx,
      periods.map(({ id }) => id),
    );
    // Before the plan is theirs again, so that the mail about leaving knows of none to take up.
    for (const { id, givenUpEnd } of periods)
      await tx
        .update(subscriptions)
        .set({ expiresAt: givenUpEnd, givenUpEnd: null, takeUpUntil: null })
        .where(eq(subscriptions.id, id));
    if (ownerId !== null) await endMembership(tx, services, userId, ownerId);
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (person) await enqueueMail(tx, takenUpMail(services.config, person, plan));
  });
}

/** Sends the refund of a given-up plan now, after which the plan cannot be taken up again. */
export async function refundGivenUpPlan(services: Services, userId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockPeople(tx, userId);
    const now = services.now();
    const ids = (await givenUpPeriods(tx, userId, now)).map(({ id }) => id);
    if (ids.length === 0) throw nothingToTakeUp();
    await tx
      .update(subscriptions)
      .set({ givenUpEnd: null, takeUpUntil: null })
      .where(inArray(subscriptions.id, ids));
    const behind = await paymentsBehind(tx, ids);
    await tx.update(refunds).set({ nextAttemptAt: now }).where(isHeldFor(behind));
  });
}

const nothingToTakeUp = () => notFound('A plan to take up again');

/** Removes the held refunds of periods; throws where money of them went back, or is going back, already. */
async function withdrawRefunds(tx: Database, periodIds: number[]): Promise<void> {
  const behind = await paymentsBehind(tx, periodIds);
  await tx.delete(refunds).where(isHeldFor(behind));
  const others = await tx.$count(
    refunds,
    inArray(
      refunds.paymentId,
      behind.map(({ id }) => id),
    ),
  );
  if (others > 0 || behind.some(({ status }) => status !== 'success'))
    throw new HttpError(409, 'Its refund is under way, so this plan cannot be taken up again.');
}
