/** Lets support find people, and shows payment issues and undelivered mails. */
import type { FastifyInstance } from 'fastify';
import { eq, inArray, sql } from 'drizzle-orm';
import { recordAccess } from '../../audit/read-audited';
import { notFound } from '../../common/response-error';
import { mountCall, success } from '../../http/mount-call';
import { openIssues, resolveIssue } from '../../payments/payment-issues';
import type { Services } from '../../services';
import { lockStaff, refuseOwn } from '../../sessions/require-staff';
import { searchPeople } from './search-people';
import { supportPersonRoutes } from './support-person.routes';
import { outbox, paymentIssues, payments, users } from '../../db/schema';
import { deadMails, reviveMail } from '../../mail/outbox-queue';

export function supportRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  supportPersonRoutes(app, services);

  mountCall(app, services, 'supportSearch', async ({ body }) =>
    db.transaction(async (tx) => {
      await lockStaff(tx);
      const found = await searchPeople(tx, body.search);
      const accounts = found.filter(({ is_guest }) => !is_guest);
      await recordAccess(
        tx,
        accounts.map(({ key }) => ({ what: 'profile', subjectId: Number(key.slice(1)) })),
      );
      return success(found);
    }),
  );

  mountCall(app, services, 'paymentIssues', async () => success(await openIssues(db)));

  mountCall(app, services, 'closeIssue', async ({ params, caller, request }) => {
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      const [payer] = await tx
        .select({ email: payments.email })
        .from(payments)
        .innerJoin(paymentIssues, eq(paymentIssues.paymentId, payments.id))
        .where(eq(paymentIssues.id, params.id));
      if (payer) await refuseOwn(tx, payer.email);
      await resolveIssue(tx, services, params.id, caller.id);
    });
    request.log.info(
      { event: 'clinic.payment-issue', id: params.id, staffId: caller.id },
      'an entry was closed',
    );
    return success(await openIssues(db));
  });

  mountCall(app, services, 'deadMails', async () =>
    db.transaction(async (tx) => {
      const mails = await deadMails(tx);
      const addresses = [...new Set(mails.map(({ email }) => email.toLowerCase()))];
      const accounts = await tx
        .select({ subjectId: users.id })
        .from(users)
        .where(inArray(sql`lower(${users.email})`, addresses));
      await recordAccess(
        tx,
        accounts.map(({ subjectId }) => ({ what: 'profile', subjectId })),
      );
      return success(mails);
    }),
  );

  mountCall(app, services, 'retryMail', async ({ params: { id }, caller, request }) => {
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      const isKnown = (await reviveMail(tx, id, now())) || (await tx.$count(outbox, eq(outbox.id, id))) > 0;
      if (!isKnown) throw notFound('This mail');
    });
    request.log.info(
      { event: 'clinic.mail', mailId: id, staffId: caller.id },
      'a dead letter is tried again',
    );
    return success(null);
  });
}
