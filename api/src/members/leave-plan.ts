/** Leaving a plan that somebody else pays for: cover ends at once, the place is free, and both get a mail (R4.75). */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { members, users } from '../db/schema';
import { notFound } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { leftMail, memberLeftMail } from '../mail/member-mails';
import type { Services } from '../services';
import { isOnPlan } from '../db/employer-of';
import { givenUpPlan } from './given-up-plan';
import { lockMembership } from './lock-membership';

/** Throws 404 for a person who is on nobody's plan. */
export async function leavePlan(services: Services, userId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const ownerId = await lockMembership(tx, userId);
    if (ownerId === null) throw notFound('A plan that you were invited to');
    await endMembership(tx, services, userId, ownerId);
  });
  services.mailWaiting();
}

/** Takes a person off the plan that they are on. The caller has locked the membership. */
export async function endMembership(
  tx: Database,
  services: Services,
  userId: number,
  ownerId: number,
): Promise<void> {
  await tx
    .update(members)
    .set({ endedAt: services.now(), tokenHash: null })
    .where(and(isOnPlan(userId), eq(members.ownerId, ownerId)));
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  if (!person || !owner) throw new Error('A member without person or owner');
  const from = `${owner.firstName} ${owner.lastName}`.trim();
  const own = await givenUpPlan(tx, userId, services.now());
  await enqueueMail(tx, leftMail(services.config, person, from, own));
  await enqueueMail(tx, memberLeftMail(services.config, owner, person));
}
