/** Shows staff one visit, and lets them act on it. */
import type { FastifyInstance } from 'fastify';
import { readAudited } from '../../audit/read-audited';
import { mountCall, success } from '../../http/mount-call';
import { prescribe, refer, withdraw, writeNote } from '../letters/write-letters';
import { sendLetter } from '../letters/letters-of';
import type { Services } from '../../services';
import type { StaffMember } from '../../sessions/staff-session';
import { assignVisit } from './assign-visit';
import { findVisit } from '../../visits/find-visit';
import { checkRecordAccess } from './record-access';
import { setVisitState } from './set-visit-state';
import { showVisit } from './show-visit';

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
