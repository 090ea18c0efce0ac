/**
 * Shows people the note and letters of their visit, in the account or by a guest's link. Our own calls, feature `care`.
 */
import type { FastifyInstance } from 'fastify';
import type { Care, GuestVisit } from '@ilera/contracts/api';
import { recordAccess } from '../../audit/read-audited';
import { sha256 } from '../../encryption/hash';
import type { Database } from '../../db/database';
import { mountCall, success } from '../../http/mount-call';
import { limitUses, moves } from '../../limits/limits';
import type { Services } from '../../services';
import { cancelVisit, canChange, moveVisit } from '../../visits/change-visit';
import { lettersOf, sendLetter } from '../letters/letters-of';
import { findOwnVisit, type findVisit, lockVisit } from '../../visits/find-visit';
import { linkOf, stateOf, type VisitFacts } from '../../visits/select-visits';
import { fileRoutes } from './file.routes';
import { filesOf } from './visit-files';
import { visitOfToken } from '../../visits/guest-token';
import { fullName } from '../../people/names';

/** Another person's visit gets the same 404 as an unknown one. */
export function careRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const { siteOrigin } = config;
  fileRoutes(app, services);

  const ofToken = (tx: Database, token: string, find?: typeof findVisit) =>
    visitOfToken(tx, services, token, find);
  const showGuest = async (tx: Database, token: string): Promise<GuestVisit> => {
    const visit = await ofToken(tx, token);
    return {
      ...(await showCare(tx, visit)),
      can_change: canChange(visit.row, services.now()),
      refunded: visit.refund !== null,
    };
  };
  /** Locks the visit of a guest's link and changes it. */
  const changeByToken = async (
    token: string,
    change: (tx: Database, visit: VisitFacts) => Promise<void>,
  ): Promise<GuestVisit> => {
    await db.transaction(async (tx) => change(tx, await ofToken(tx, token, lockVisit)));
    return db.transaction((tx) => showGuest(tx, token));
  };

  mountCall(app, services, 'visitCare', ({ params, caller }) =>
    db.transaction(async (tx) =>
      success(await showCare(tx, await findOwnVisit(tx, params.reference, caller.id))),
    ),
  );
  mountCall(app, services, 'visitLetter', ({ params: { reference, code }, caller, reply }) =>
    db.transaction(async (tx) =>
      sendLetter(tx, reply, { visit: await findOwnVisit(tx, reference, caller.id), code, siteOrigin }),
    ),
  );
  mountCall(app, services, 'guestCare', ({ body }) =>
    db.transaction(async (tx) => success(await showGuest(tx, body.token))),
  );
  mountCall(app, services, 'moveGuestVisit', async ({ body: { token, date } }) => {
    await limitUses(services, `moveVisit link ${sha256(token)}`, moves);
    const moved = await changeByToken(token, (tx, visit) => moveVisit(tx, services, visit, date));
    return success(moved, 'Your visit was moved.');
  });
  mountCall(app, services, 'cancelGuestVisit', async ({ body: { token } }) => {
    const cancelled = await changeByToken(token, (tx, visit) => cancelVisit(tx, services, visit));
    return success(cancelled, 'Your visit was cancelled.');
  });
  mountCall(app, services, 'guestLetter', ({ body: { token, code }, reply }) =>
    db.transaction(async (tx) =>
      sendLetter(tx, reply, { visit: await ofToken(tx, token), code, siteOrigin }),
    ),
  );
}

async function showCare(tx: Database, { row, doctor, care }: VisitFacts): Promise<Care> {
  await recordAccess(tx, { what: 'visit', subjectId: row.userId, record: row.reference });
  return {
    reference: row.reference,
    scheduled_at: row.scheduledAt.toISOString(),
    method: row.method,
    state: stateOf(row),
    patient: row.patient && fullName(row.patient),
    link: linkOf(row),
    care_manager: care?.name ?? null,
    doctor: doctor && { name: doctor.name, specialty: doctor.specialty },
    ...(await lettersOf(tx, row.id)),
    files: await filesOf(tx, row.id),
  };
}
