/** One visit: what staff sees of it, and what it does with it. */
import type { FastifyInstance } from 'fastify';
import { readAudited } from '../../audit/read-audited';
import { mountCall } from '../../http/mount-call';
import { success } from '../../http/success';
import { prescribe, refer, withdraw, writeNote } from '../letters/write-letters';
import { sendLetter } from '../letters/send-letter';
import type { Services } from '../../services';
import type { StaffMember } from '../staff/staff-session';
import { assignVisit } from './assign-visit';
import { findVisit } from './lock-visit';
import { setVisitState } from './set-visit-state';
import { showVisit } from './show-visit';
import { checkTreats } from './treats';

/** Mounts the calls. Each act answers with the visit as it is then. */
export function clinicVisitRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const show = (reference: string, { id }: StaffMember) =>
    db.transaction((tx) => showVisit(tx, reference, id, services.now()));
  const after = async (reference: string, who: StaffMember, act: Promise<void>) => {
    await act;
    services.mailWaiting();
    return success(await show(reference, who));
  };

  mountCall(app, services, 'clinicVisit', async ({ params, who }) =>
    success(await show(params.reference, who)),
  );

  mountCall(app, services, 'clinicReason', async ({ params: { reference }, who }) => {
    const visit = await findVisit(db, reference);
    const { row } = visit;
    await checkTreats(db, visit, who.id);
    const entry = { what: 'reason', subjectId: row.userId, record: reference } as const;
    return readAudited(services, entry, () => Promise.resolve(success({ reason: row.description })));
  });

  mountCall(app, services, 'assignVisit', ({ params, body, who }) =>
    after(params.reference, who, assignVisit(services, params.reference, body)),
  );
  mountCall(app, services, 'setVisitState', ({ params, body, who }) =>
    after(params.reference, who, setVisitState(services, params.reference, body.state, who.id)),
  );
  mountCall(app, services, 'writeNote', ({ params, body, who }) =>
    after(params.reference, who, writeNote(services, params.reference, body, who)),
  );
  mountCall(app, services, 'prescribe', ({ params, body, who }) =>
    after(params.reference, who, prescribe(services, params.reference, body, who)),
  );
  mountCall(app, services, 'refer', ({ params, body, who }) =>
    after(params.reference, who, refer(services, params.reference, body, who)),
  );

  mountCall(app, services, 'withdrawPrescription', async ({ params, who }) => {
    await withdraw(services, params.code, who.id);
    services.mailWaiting();
    return success(null);
  });

  mountCall(app, services, 'clinicLetter', ({ params, reply, who }) =>
    db.transaction(async (tx) => {
      const visit = await findVisit(tx, params.reference);
      await checkTreats(tx, visit, who.id);
      return sendLetter(tx, reply, { visit, code: params.code, siteOrigin: config.siteOrigin });
    }),
  );
}
