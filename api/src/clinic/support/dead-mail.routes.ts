/** Mails that could not be sent: seen, and tried again. */
import { inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordRead } from '../../audit/read-audited';
import { notFound } from '../../common/http-error';
import { users } from '../../db/schema';
import { mountCall } from '../../http/mount-call';
import { success } from '../../http/success';
import { deadMails, reviveMail } from '../../mail/outbox-queue';
import type { Services } from '../../services';
import { lockStaff } from '../staff/lock-staff';

/** Mounts the calls. */
export function deadMailRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;

  mountCall(app, services, 'deadMails', async () =>
    db.transaction(async (tx) => {
      const mails = await deadMails(tx);
      const addresses = [...new Set(mails.map(({ email }) => email.toLowerCase()))];
      const accounts = await tx
        .select({ subjectId: users.id })
        .from(users)
        .where(inArray(sql`lower(${users.email})`, addresses));
      await recordRead(
        tx,
        accounts.map(({ subjectId }) => ({ what: 'profile', subjectId })),
      );
      return success(mails);
    }),
  );

  mountCall(app, services, 'retryMail', async ({ params: { id }, who, request }) => {
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      if (!(await reviveMail(tx, id, now()))) throw notFound('This failed mail');
    });
    services.mailWaiting();
    request.log.info({ event: 'clinic.mail', mailId: id, staffId: who.id }, 'a dead letter is tried again');
    return success(null);
  });
}
