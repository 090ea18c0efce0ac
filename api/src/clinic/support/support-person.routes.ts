/** One person for support, and the acts for them. Each act answers with the person as they are then. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '@shared/contracts/api';
import { recordRead } from '../../audit/read-audited';
import { HttpError, notFound } from '../../common/http-error';
import { toNaira } from '../../prices/price';
import type { Database } from '../../db/database';
import { payments } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import { sendRefunds } from '../../ledger/refunds';
import type { Services } from '../../services';
import { cancelVisit, moveVisit, untilStarted } from '../../visits/change-visit';
import { lockStaff } from '../../staff/require-staff';
import type { StaffMember } from '../../staff/staff-session';
import { correctAddress } from './correct-address';
import { findPerson, leaveNote, lockTheirVisit } from './find-person';
import { refundPayment } from './refund-payment';
import { resendMail, sendPaymentMail, sendVisitMail } from './send-again';
import { paidBy, showPerson } from './show-person';

/** Mounts the calls. */
export function supportPersonRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  const show = async (key: string, who: StaffMember) =>
    success(await db.transaction((tx) => showPerson(tx, key, { staffId: who.id, now: now() })));

  /** Does something for a person in a transaction, and notes in the log who did. */
  async function act(
    name: CallName,
    { key, who, request }: { key: string; who: StaffMember; request: FastifyRequest },
    work: (tx: Database) => Promise<void>,
  ) {
    await db.transaction(async (tx) => {
      await lockStaff(tx);
      await work(tx);
    });
    // A refund is stored; housekeeping sends it again if the provider fails now.
    await sendRefunds(services).catch(() => undefined);
    request.log.info({ event: 'clinic.support', act: name, person: key, staffId: who.id }, 'support acted');
    return show(key, who);
  }

  mountCall(app, services, 'supportPerson', ({ params, who }) => show(params.key, who));

  mountCall(app, services, 'askProvider', async ({ params: { key, reference } }) => {
    const [found] = await db
      .select({ userId: payments.userId })
      .from(payments)
      .where(and(eq(payments.reference, reference), paidBy(db, await findPerson(db, key))));
    if (!found) throw notFound('This payment');
    // Before the transaction, which must not wait for the provider while it uses a connection.
    const verdict = await services.provider.verify(reference).catch(() => {
      throw new HttpError(503, 'The payment service does not answer. Try again shortly.');
    });
    await recordRead(db, { what: 'payment', subjectId: found.userId, record: reference });
    return success({
      status: verdict?.status ?? 'unknown',
      amount: verdict ? toNaira(verdict.amountKobo) : null,
      paid_at: verdict?.paidAt?.toISOString() ?? null,
      reason: verdict?.reason ?? null,
    });
  });

  mountCall(app, services, 'supportRefund', ({ params: { key, reference }, body, who, request }) =>
    act('supportRefund', { key, who, request }, (tx) =>
      refundPayment(tx, services, { key, reference, reason: body.reason, staffId: who.id }),
    ),
  );

  mountCall(app, services, 'supportMoveVisit', ({ params: { key, reference }, body, who, request }) =>
    act('supportMoveVisit', { key, who, request }, async (tx) =>
      moveVisit(tx, services, await lockTheirVisit(tx, key, reference), body.date, untilStarted),
    ),
  );

  mountCall(app, services, 'supportCancelVisit', ({ params: { key, reference }, who, request }) =>
    act('supportCancelVisit', { key, who, request }, async (tx) =>
      cancelVisit(tx, services, await lockTheirVisit(tx, key, reference), untilStarted),
    ),
  );

  mountCall(app, services, 'sendVisitMail', ({ params: { key, reference }, who, request }) =>
    act('sendVisitMail', { key, who, request }, (tx) =>
      sendVisitMail(tx, services, { key, reference, staffId: who.id }),
    ),
  );

  mountCall(app, services, 'sendPaymentMail', ({ params: { key, reference }, body, who, request }) =>
    act('sendPaymentMail', { key, who, request }, (tx) =>
      sendPaymentMail(tx, services, { ...body, key, reference, staffId: who.id }),
    ),
  );

  mountCall(app, services, 'resendMail', ({ params: { key, id }, who, request }) =>
    act('resendMail', { key, who, request }, (tx) => resendMail(tx, services, { key, id, staffId: who.id })),
  );

  mountCall(app, services, 'correctAddress', ({ params: { key }, body, who, request }) =>
    act('correctAddress', { key, who, request }, (tx) => correctAddress(tx, services, key, body.email)),
  );

  mountCall(app, services, 'leaveNote', ({ params: { key }, body, who, request }) =>
    act('leaveNote', { key, who, request }, async (tx) =>
      leaveNote(tx, await findPerson(tx, key), {
        text: body.text.trim(),
        staffId: who.id,
        createdAt: now(),
      }),
    ),
  );
}
