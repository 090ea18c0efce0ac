/** Shows support one person, and runs support's actions, which respond with the updated person. */
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '@ilera/format';
import { recordAccess } from '../../audit/read-audited';
import { ResponseError, notFound } from '../../common/response-error';
import { toNaira } from '../../prices/price';
import type { Database } from '../../db/database';
import { payments } from '../../db/schema';
import { mountCall, success, type CallInput } from '../../http/mount-call';
import type { Services } from '../../services';
import { cancelVisit, moveVisit } from '../../visits/change-visit';
import { lockStaff, refuseOwn } from '../../sessions/require-staff';
import type { StaffMember } from '../../sessions/staff-session';
import { correctAddress } from './correct-address';
import {
  addressOf,
  findPerson,
  leaveNote,
  lockTheirVisit,
  recentNoteAuthors,
  type SupportAction,
} from './find-person';
import { refundPayment } from './refund-payment';
import { resendMail, sendPaymentMail, sendVisitMail } from './send-again';
import { paidBy, showPerson } from './show-person';

export function supportPersonRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  const show = async (key: string, caller: StaffMember) =>
    success(await db.transaction((tx) => showPerson(tx, key, { staffId: caller.id, now: now() })));

  /** Mounts a call that acts for a person in a transaction, and logs which staff member acted. */
  const mountAct = <Name extends Act>(
    name: Name,
    work: (tx: Database, input: CallInput<Name> & { action: SupportAction }) => Promise<void>,
  ) =>
    mountCall<Act>(app, services, name, async (input) => {
      const { params, caller, request } = input as CallInput<Act>;
      const action = { reference: '', ...params, staffId: caller.id };
      await db.transaction(async (tx) => {
        await lockStaff(tx);
        await refuseOwn(tx, addressOf(await findPerson(tx, params.key)));
        await work(tx, { ...input, action } as unknown as CallInput<Name> & { action: SupportAction });
      });
      const { key } = params;
      request.log.info(
        { event: 'clinic.support', act: name, person: key, staffId: caller.id },
        'support acted',
      );
      return show(key, caller);
    });

  mountCall(app, services, 'supportPerson', ({ params, caller }) => show(params.key, caller));

  mountCall(app, services, 'askProvider', async ({ params: { key, reference } }) => {
    const [found] = await db
      .select({ userId: payments.userId })
      .from(payments)
      .where(and(eq(payments.reference, reference), paidBy(db, await findPerson(db, key))));
    if (!found) throw notFound('This payment');
    // Runs before the transaction, which must not hold a connection while waiting for the provider.
    const verdict = await services.provider.verify(reference).catch(() => {
      throw new ResponseError(503, 'The payment service does not answer. Try again shortly.');
    });
    await recordAccess(db, { what: 'payment', subjectId: found.userId, record: reference });
    return success({
      status: verdict?.status ?? 'unknown',
      amount: verdict ? toNaira(verdict.amountKobo) : null,
      paid_at: verdict?.paidAt?.toISOString() ?? null,
      reason: verdict?.reason ?? null,
    });
  });

  mountAct('supportRefund', (tx, { action, body }) => refundPayment(tx, services, { ...action, ...body }));

  mountAct('supportMoveVisit', async (tx, { action: { key, reference }, body }) =>
    moveVisit(tx, services, await lockTheirVisit(tx, key, reference), body.date, 'support'),
  );

  mountAct('supportCancelVisit', async (tx, { action: { key, reference } }) =>
    cancelVisit(tx, services, await lockTheirVisit(tx, key, reference), 'support'),
  );

  mountAct('sendVisitMail', (tx, { action }) => sendVisitMail(tx, services, action));

  mountAct('sendPaymentMail', (tx, { action, body }) =>
    sendPaymentMail(tx, services, { ...action, ...body }),
  );

  mountAct('resendMail', (tx, { action, params }) => resendMail(tx, services, { ...action, id: params.id }));

  mountAct('correctAddress', (tx, { action, body }) => correctAddress(tx, services, action.key, body));

  mountAct('leaveNote', async (tx, { action: { key, staffId }, body }) => {
    const person = await findPerson(tx, key);
    const note = { text: body.text.trim(), staffId, createdAt: now() };
    // After a lost response, the same staff member sends the same note again.
    if (!(await recentNoteAuthors(tx, person, note, 10 * minuteMs)).includes(staffId))
      await leaveNote(tx, person, note);
  });
}

type Act =
  | 'supportRefund'
  | 'supportMoveVisit'
  | 'supportCancelVisit'
  | 'sendVisitMail'
  | 'sendPaymentMail'
  | 'resendMail'
  | 'correctAddress'
  | 'leaveNote';
