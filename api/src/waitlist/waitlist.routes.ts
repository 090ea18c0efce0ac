/**
 * The waitlist, with one entry per e-mail address. Addresses are unproven, so a repeat does not change an entry. An
 * address that has got the mail can join again.
 */
import { and, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { waitlist } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import { enqueueMail } from '../mail/enqueue-mail';
import { waitlistMail } from '../mail/account-mails';
import type { Services } from '../services';
import { emailIs } from '../db/database';

/** Mounts the waitlist call. The response is the same for a new address and for one that is on the list. */
export function waitlistRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, 'joinWaitlist', async ({ body }) => {
    await services.db.transaction(async (tx) => {
      const email = body.email.trim();
      const person = {
        firstName: body.first_name.trim(),
        lastName: body.last_name.trim(),
        phoneNumber: body.phone_number,
        createdAt: services.now(),
      };
      const isTold = and(emailIs(waitlist.email, email), isNotNull(waitlist.toldAt));
      const joined = [
        ...(await tx
          .update(waitlist)
          .set({ ...person, toldAt: null })
          .where(isTold)
          .returning()),
        ...(await tx
          .insert(waitlist)
          .values({ ...person, email })
          .onConflictDoNothing()
          .returning()),
      ];
      for (const row of joined) await enqueueMail(tx, waitlistMail(services.config, row));
    });
    return success(null, "You've successfully joined the waitlist. Please check your mailbox for a mail!");
  });
}
