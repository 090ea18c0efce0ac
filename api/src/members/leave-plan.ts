/** Leaving a plan that somebody else pays for: cover ends at once, the place is free, and both get a mail (R4.75). */
import { and, eq, isNull } from 'drizzle-orm';
import { members, users } from '../db/schema';
import { notFound } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { leftMail, memberLeftMail } from '../mail/member-mails';
import type { Services } from '../services';
import { lockPerson } from '../sessions/lock-person';

/** Throws 404 for a person who is on nobody's plan. */
export async function leavePlan(services: Services, userId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person || person.employerId === null) throw notFound('A plan that you were invited to');
    // In the order of a removal, so that the two cannot deadlock.
    await tx
      .update(members)
      .set({ endedAt: services.now(), tokenHash: null })
      .where(
        and(eq(members.ownerId, person.employerId), eq(members.userId, userId), isNull(members.endedAt)),
      );
    const left = await tx
      .update(users)
      .set({ employerId: null })
      .where(and(eq(users.id, userId), eq(users.employerId, person.employerId)))
      .returning();
    if (left.length === 0) throw notFound('A plan that you were invited to');
    const [owner] = await tx.select().from(users).where(eq(users.id, person.employerId));
    if (!owner) return;
    await enqueueMail(tx, leftMail(services.config, person, `${owner.firstName} ${owner.lastName}`.trim()));
    await enqueueMail(tx, memberLeftMail(services.config, owner, person));
  });
  services.mailWaiting();
}
