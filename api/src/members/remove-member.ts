/**
 * Removes a person from a plan, or withdraws an invitation: cover ends at once, and the person gets a mail.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { members, users } from '../db/schema';
import { forbidden } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { removedMail } from '../mail/member-mails';
import type { Services } from '../services';
import { givenUpPlan } from './given-up-plan';
import { lockCover } from '../subscriptions/open-subscription';

/** Throws the same 403 for another person's member and for an unknown one. */
export async function removeMember(services: Services, ownerId: number, id: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockCover(tx, ownerId);
    const [removed] = await tx
      .update(members)
      .set({ endedAt: services.now(), tokenHash: null })
      .where(and(eq(members.id, id), eq(members.ownerId, ownerId), isNull(members.endedAt)))
      .returning();
    if (!removed) throw forbidden();
    if (removed.userId === null) return;
    const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
    const [person] = await tx.select().from(users).where(eq(users.id, removed.userId));
    if (owner && person)
      await enqueueMail(
        tx,
        removedMail(
          services.config,
          person,
          `${owner.firstName} ${owner.lastName}`.trim(),
          await givenUpPlan(tx, person.id, services.now()),
        ),
      );
  });
}
