/** The waitlist, once per e-mail address, however often somebody joins: what was sent last counts. */
import type { FastifyInstance } from 'fastify';
import { waitlist } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import { enqueueMail } from '../mail/enqueue-mail';
import { waitlistMail } from '../mail/account-mails';
import type { Services } from '../services';
import { isEmail } from '../db/database';

/** Mounts the waitlist call. The response is the same for a new address and for one that is on the list. */
export function waitlistRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, 'joinWaitlist', async ({ body }) => {
    await services.db.transaction(async (tx) => {
      const email = body.email.trim();
      const person = {
        firstName: body.first_name.trim(),
        lastName: body.last_name.trim(),
        phoneNumber: body.phone_number,
      };
      const joined = await tx
        .insert(waitlist)
        .values({ ...person, email, createdAt: services.now() })
        .onConflictDoNothing()
        .returning({ id: waitlist.id });
      if (joined.length > 0) await enqueueMail(tx, waitlistMail(services.config, { ...person, email }));
      else await tx.update(waitlist).set(person).where(isEmail(waitlist.email, email));
    });
    return success(null, "You've successfully joined the waitlist. Please check your mailbox for a mail!");
  });
}
