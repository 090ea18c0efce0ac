/**
 * Ends a membership: cover ends at once, the seat is free, and both sides get a mail. Member rows change only with the
 * owner's cover locked; joining a plan or taking up an own one also needs the person's cover locked (R4.75).
 */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, users } from '../db/schema';
import { ResponseError, forbidden } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { memberLeftMail, uncoveredMail } from '../mail/member-mails';
import type { Services } from '../services';
import { isOnPlan, lockMembership } from '../people/plan-owner';
import { givenUpPlan } from '../subscriptions/given-up-plan';
import { lockPeople } from '../people/lock-person';
import { fullName } from '../people/names';
import { isCoveredByOwner } from '../subscriptions/seats';
import { cancelUncovered } from '../visits/cancel-uncovered';

/**
 * Leaves the plan that somebody else pays for. Safe to repeat after a lost response: if `namedOwnerId` is given, only
 * that owner's plan is left, and not one that the person has joined since.
 */
export async function leavePlan(services: Services, userId: number, namedOwnerId?: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ownerId = await lockMembership(tx, userId);
    if (ownerId !== null && ownerId === (namedOwnerId ?? ownerId))
      await endMembership(tx, services, { userId, ownerId, hasLeft: true });
  });
}

interface Membership {
  userId: number;
  ownerId: number;
  /** False when the owner removes the member. */
  hasLeft: boolean;
}

/** Takes a person off their plan. The caller has locked the cover of both. */
export async function endMembership(tx: Database, services: Services, membership: Membership): Promise<void> {
  const { userId, ownerId } = membership;
  await mailMembershipEnd(tx, services, membership);
  await tx
    .update(members)
    .set({ endedAt: services.now() })
    .where(and(isOnPlan(userId), eq(members.ownerId, ownerId)));
  await cancelUncovered(tx, services, userId);
}

/** Mails the member before the membership ends, and the owner if the member leaves. */
async function mailMembershipEnd(
  tx: Database,
  { config, now }: Services,
  { userId, ownerId, hasLeft }: Membership,
): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  if (!person || !owner) throw new Error('A member without person or owner');
  const givenUp = await givenUpPlan(tx, userId, now());
  const wasCovered = await isCoveredByOwner(tx, userId, now());
  await enqueueMail(
    tx,
    uncoveredMail(config, person, { from: fullName(owner), hasLeft, wasCovered, own: givenUp }),
  );
  if (hasLeft) await enqueueMail(tx, memberLeftMail(config, owner, person));
}

/**
 * Removes a person, or withdraws an invitation; who is off the plan already stays off, as after an answer that was
 * lost. Throws the same 403 for another person's member and for an unknown one.
 */
export async function removeMember(services: Services, ownerId: number, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const isTheMember = and(eq(members.id, id), eq(members.ownerId, ownerId));
    const [before] = await tx.select().from(members).where(isTheMember);
    await lockPeople(tx, ownerId, ...(before?.userId ? [before.userId] : []));
    const [row] = await tx.select().from(members).where(isTheMember);
    if (!row) throw forbidden();
    if (row.endedAt) return;
    // The person joined while this transaction waited, and is not locked.
    if (row.userId !== (before?.userId ?? null))
      throw new ResponseError(
        409,
        'This person has joined your plan a moment ago. Look at your list and try again.',
      );
    if (row.userId === null) await tx.update(members).set({ endedAt: services.now() }).where(isTheMember);
    else await endMembership(tx, services, { userId: row.userId, ownerId, hasLeft: false });
  });
}
