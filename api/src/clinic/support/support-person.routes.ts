/** One person for support, and the acts for them. Each act answers with the person as they are then. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordRead } from '../../audit/read-audited';
import { ResponseError, notFound } from '../../common/response-error';
import { toNaira } from '../../prices/price';
import type { Database } from '../../db/database';
import { payments } from '../../db/schema';
import { mountCall, success, type CallInput } from '../../http/mount-call';
import type { Services } from '../../services';
import { cancelVisit, moveVisit } from '../../visits/change-visit';
import { lockStaff } from '../../sessions/require-staff';
import type { StaffMember } from '../../sessions/staff-session';
import { correctAddress } from './correct-address';
import { findPerson, leaveNote, lockTheirVisit, whoNoted } from './find-person';
import { refundPayment } from './refund-payment';
import { resendMail, sendPaymentMail, sendVisitMail } from './send-again';
import { paidBy, showPerson } from './show-person';

/** Mounts the calls. */
export function supportPersonRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  const show = async (key: string, who: StaffMember) =>
    success(await db.transaction((tx) => showPerson(tx, key, { staffId: who.id, now: now() })));

  /** Mounts a call that does something for a person in a transaction, and notes in the log who did. */
  const mountAct = <Name extends Act>(
    name: Name,
    work: (tx: Database, input: CallInput<Name> & { asked: Asked }) => Promise<void>,
  ) =>
    mountCall<Act>(app, services, name, async (input) => {
      const { params, who, request } = input as CallInput<Act>;
      const asked = { reference: '', ...params, staffId: who.id };
      await db.transaction(async (tx) => {
        await lockStaff(tx);
        await work(tx, { ...input, asked } as unknown as CallInput<Name> & { asked: Asked });
      });
      const { key } = params;
      request.log.info({ event: 'clinic.support', act: name, person: key, staffId: who.id }, 'support acted');
      return show(key, who);
    });

  mountCall(app, services, 'supportPerson', ({ params, who }) => show(params.key, who));

  mountCall(app, services, 'askProvider', async ({ params: { key, reference } }) => {
    const [found] = await db
      .select({ userId: payments.userId })
      .from(payments)
      .where(and(eq(payments.reference, reference), paidBy(db, await findPerson(db, key))));
    if (!found) throw notFound('This payment');
    // Before the transaction, which must not wait for the provider while it uses a connection.
    const verdict = await services.provider.verify(reference).catch(() => {
      throw new ResponseError(503, 'The payment service does not answer. Try again shortly.');
    });
    await recordRead(db, { what: 'payment', subjectId: found.userId, record: reference });
    return success({
      status: verdict?.status ?? 'unknown',
      amount: verdict ? toNaira(verdict.amountKobo) : null,
      paid_at: verdict?.paidAt?.toISOString() ?? null,
      reason: verdict?.reason ?? null,
    });
  });

  mountAct('supportRefund', (tx, { asked, body }) => refundPayment(tx, services, { ...asked, ...body }));

  mountAct('supportMoveVisit', async (tx, { asked: { key, reference }, body }) =>
    moveVisit(tx, services, await lockTheirVisit(tx, key, reference), body.date, 'support'),
  );

  mountAct('supportCancelVisit', async (tx, { asked: { key, reference } }) =>
    cancelVisit(tx, services, await lockTheirVisit(tx, key, reference), 'support'),
  );

  mountAct('sendVisitMail', (tx, { asked }) => sendVisitMail(tx, services, asked));

  mountAct('sendPaymentMail', (tx, { asked, body }) => sendPaymentMail(tx, services, { ...asked, ...body }));

  mountAct('resendMail', (tx, { asked, params }) => resendMail(tx, services, { ...asked, id: params.id }));

  mountAct('correctAddress', (tx, { asked, body }) => correctAddress(tx, services, asked.key, body));

  mountAct('leaveNote', async (tx, { asked: { key, staffId }, body }) => {
    const person = await findPerson(tx, key);
    const note = { text: body.text.trim(), staffId, createdAt: now() };
    // After an answer that was lost, the same person sends the same note again.
    if (!(await whoNoted(tx, person, note, 10 * 60_000)).includes(staffId)) await leaveNote(tx, person, note);
  });
}

/** The acts of support. */
type Act =
  | 'supportRefund'
  | 'supportMoveVisit'
  | 'supportCancelVisit'
  | 'sendVisitMail'
  | 'sendPaymentMail'
  | 'resendMail'
  | 'correctAddress'
  | 'leaveNote';

/** For whom, about which payment or visit, and by whom of the staff. */
interface Asked {
  key: string;
  reference: string;
  staffId: number;
}
