/** The waitlist, once per e-mail address, however often somebody joins. */
import type { FastifyInstance } from 'fastify';
import { waitlist } from '../db/schema';
import { success } from '../http/success';
import { mailLimit } from '../limits/limits';
import { mountCall } from '../http/mount-call';
import { enqueueMail } from '../mail/enqueue-mail';
import { waitlistMail } from '../mail/account-mails';
import type { Services } from '../services';

/** Mounts the waitlist call. The response is the same for a new address and for one that is on the list. */
export function waitlistRoutes(app: FastifyInstance, services: Services): void {
  mountCall(
    app,
    services,
    'joinWaitlist',
    async ({ body }) => {
      await services.db.transaction(async (tx) => {
        const joined = await tx
          .insert(waitlist)
          .values({
            firstName: body.first_name.trim(),
            lastName: body.last_name.trim(),
            email: body.email.trim(),
            phoneNumber: body.phone_number,
            createdAt: services.now(),
          })
          .onConflictDoNothing()
          .returning({ id: waitlist.id });
        if (joined.length > 0)
          await enqueueMail(tx, waitlistMail(services.config, body.email.trim(), body.first_name.trim()));
      });
      services.mailWaiting();
      return success(null, "You've successfully joined the waitlist. Please check your mailbox for a mail!");
    },
    { limit: mailLimit },
  );
}
