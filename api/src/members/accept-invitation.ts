/** Accepting or declining an invitation to a plan (R4.75). */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, users } from '../db/schema';
import { ResponseError, notFound, unprocessable } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { joinedMail } from '../mail/member-mails';
import type { Services } from '../services';
import { currentPeriod } from '../subscriptions/paid-periods';
import { lockPeople } from '../people/lock-person';
import { isOnPlan } from '../people/plan-owner';
import { endOwnPlan } from './end-own-plan';
import { isOpen, openInvitation } from './open-invitation';
import { holdsSeat, isMemberOf } from '../subscriptions/seats';

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
  await services.db.transaction(async (tx) => {
    const { invitation, person, now } = await lockInvitation(tx, services, userId, id);
    // A repeat of a request whose response was lost.
    if (!invitation && (await tx.$count(members, and(eq(members.id, id), isOnPlan(userId)))) > 0) return;
    if (!invitation || !person) throw notFound('This invitation');
    if (invitation.own && !endsOwnPlan)
      throw new ResponseError(409, `You have ${invitation.own.plan}. Choose which of the two you keep.`);
    if ((await tx.$count(members, holdsSeat(userId, now))) > 0)
      throw unprocessable('There are people on your own plan. Take them off it first, then join this one.');
    const [joined] = await tx
      .update(members)
      .set({ userId, acceptedAt: now })
      .where(and(eq(members.id, id), isOpen(now)))
      .returning();
    if (!joined) throw notFound('This invitation');
    // A renewal for fewer people can leave more invitations than seats.
    const running = await currentPeriod(tx, joined.ownerId, now);
    if (!running || (await tx.$count(members, isMemberOf(joined.ownerId))) > running.seats)
      throw unprocessable(`All places of this plan are taken. Ask ${invitation.from} for one.`);
    const givenUp = invitation.own && (await endOwnPlan(tx, services, userId, now));
    await enqueueMail(tx, joinedMail(services.config, person, invitation.from, running, givenUp));
  });
}

/** Declines the invitation; the person's own plan stays. Safe to repeat after a lost response. */
export async function declineInvitation(services: Services, userId: number, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { invitation, now } = await lockInvitation(tx, services, userId, id);
    if (!invitation && (await wasEnded(tx, userId, id))) return;
    if (!invitation) throw notFound('This invitation');
    await tx.update(members).set({ endedAt: now }).where(eq(members.id, id));
  });
}

/** Whether an invitation to the person's proven address has ended and the person did not join. */
async function wasEnded(tx: Database, userId: number, id: number): Promise<boolean> {
  const address = tx
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailProvenAt)));
  const isTheirs = inArray(sql`lower(${members.email})`, address);
  const hasEnded = and(eq(members.id, id), isNull(members.userId), isNotNull(members.endedAt));
  return (await tx.$count(members, and(hasEnded, isTheirs))) > 0;
}

/** Reads the invitation with both people's cover locked; null unless the invitation is open to the person. */
async function lockInvitation(tx: Database, services: Services, userId: number, id: number) {
  const [row] = await tx.select({ ownerId: members.ownerId }).from(members).where(eq(members.id, id));
  const people = row ? await lockPeople(tx, userId, row.ownerId) : [];
  // Read after the wait for the locks, so that people who joined meanwhile rank before this person.
  const now = services.now();
  const invitation = await openInvitation(tx, userId, now, id);
  return { invitation, person: people.find((person) => person.id === userId), now };
}
