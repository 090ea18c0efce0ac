/** Shows staff one visit, and lets them act on it. */
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { VisitState, VisitStateBody } from '@ilera/contracts/api';
import { minuteMs } from '@ilera/format';
import { readAudited } from '../../audit/read-audited';
import { mountCall, success } from '../../http/mount-call';
import { prescribe, refer, withdraw, writeNote } from '../letters/write-letters';
import { newsOf, sendLetter } from '../letters/letters-of';
import type { Services } from '../../services';
import type { StaffMember } from '../../sessions/staff-session';
import { assignVisit } from './assign-visit';
import { findVisit, lockVisit } from '../../visits/find-visit';
import { checkRecordAccess } from './record-access';
import { showVisit } from './show-visit';
import { changedMeanwhile, unprocessable } from '../../common/response-error';
import { visits } from '../../db/schema';
import { personLink } from '../../visits/guest-token';
import { personOf, stateOf } from '../../visits/select-visits';
import { noShowMail } from '../../mail/clinic-mails';
import { enqueueMail } from '../../mail/enqueue-mail';

/** Each action responds with the updated visit. */
export function clinicVisitRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const show = (reference: string, { id }: StaffMember) =>
    db.transaction((tx) => showVisit(tx, reference, id, services.now()));
  const after = async (reference: string, caller: StaffMember, act: Promise<void>) => {
    await act;
    return success(await show(reference, caller));
  };

  mountCall(app, services, 'clinicVisit', async ({ params, caller }) =>
    success(await show(params.reference, caller)),
  );

  mountCall(app, services, 'clinicReason', async ({ params: { reference }, caller }) => {
    const visit = await findVisit(db, reference);
    const { row } = visit;
    await checkRecordAccess(db, visit, caller.id);
    const entry = { what: 'reason', subjectId: row.userId, record: reference } as const;
    return readAudited(services, entry, async () => success({ reason: row.description }));
  });

  mountCall(app, services, 'assignVisit', ({ params, body, caller }) =>
    after(params.reference, caller, assignVisit(services, params.reference, body, caller.id)),
  );
  mountCall(app, services, 'setVisitState', ({ params, body, caller }) =>
    after(params.reference, caller, setVisitState(services, params.reference, body.state, caller.id)),
  );
  mountCall(app, services, 'writeNote', ({ params, body, caller }) =>
    after(params.reference, caller, writeNote(services, params.reference, body, caller)),
  );
  mountCall(app, services, 'prescribe', ({ params, body, caller }) =>
    after(params.reference, caller, prescribe(services, params.reference, body, caller)),
  );
  mountCall(app, services, 'refer', ({ params, body, caller }) =>
    after(params.reference, caller, refer(services, params.reference, body, caller)),
  );

  mountCall(app, services, 'withdrawPrescription', async ({ params, caller }) => {
    await withdraw(services, params.code, caller.id);
    return success(null);
  });

  mountCall(app, services, 'clinicLetter', ({ params, reply, caller }) =>
    db.transaction(async (tx) => {
      const visit = await findVisit(tx, params.reference);
      await checkRecordAccess(tx, visit, caller.id);
      return sendLetter(tx, reply, { visit, code: params.code, siteOrigin: config.siteOrigin });
    }),
  );
}

/** The states from which a visit can go to each state. */
const allowedFrom: Record<VisitStateBody['state'], VisitState[]> = {
  started: ['waiting'],
  finished: ['started'],
  'no-show': ['waiting', 'started'],
};

/** Milliseconds before its time at which a visit can first be started. */
const earlyMs = 30 * minuteMs;

/** Starts or finishes a visit, or records a no-show. Throws 409 if the visit's state does not allow the change. */
async function setVisitState(
  { db, config, now }: Services,
  reference: string,
  to: VisitStateBody['state'],
  staffId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const visit = await lockVisit(tx, reference);
    const { row } = visit;
    const assignedIds = to === 'no-show' ? [row.doctorId, row.careId] : [row.doctorId];
    // A repeat of a change whose response was lost.
    if (stateOf(row) === to && assignedIds.includes(staffId)) return;
    if (!allowedFrom[to].includes(stateOf(row))) throw changedMeanwhile('this visit');
    if (!assignedIds.includes(staffId)) throw unprocessable('Take this visit first.');
    if (to === 'no-show' && row.scheduledAt > now())
      throw unprocessable('The time of this visit has not come yet.');
    if (to === 'started' && row.scheduledAt.getTime() - now().getTime() > earlyMs)
      throw unprocessable('A visit starts half an hour before its time at the earliest.');
    const values = {
      started: { startedAt: now() },
      finished: { status: 'success', endedAt: now() },
      'no-show': { status: 'cancelled', noShow: true, endedAt: now() },
    } as const;
    await tx.update(visits).set(values[to]).where(eq(visits.id, row.id));
    if (to === 'finished') await enqueueMail(tx, await newsOf(tx, config, visit));
    if (to === 'no-show') await enqueueMail(tx, noShowMail(personOf(visit), row, personLink(config, visit)));
  });
}
