/** What the clinic leaves for a person, in the account and by a guest's link. Calls of our own, feature `care`. */
import type { FastifyInstance } from 'fastify';
import type { Care } from '@shared/contracts/api';
import { recordRead } from '../../audit/read-audited';
import { notFound } from '../../common/http-error';
import type { Database } from '../../db/database';
import { mountCall } from '../../http/mount-call';
import { success } from '../../http/success';
import { networkLimit } from '../../limits/limits';
import type { Services } from '../../services';
import { lettersOf } from '../letters/letters-of';
import { sendLetter } from '../letters/send-letter';
import { findVisit } from '../visit/lock-visit';
import { linkOf, stateOf, type VisitFacts } from '../visit/select-visits';
import { readGuestToken } from './guest-token';

/** A guest's link opens the visit until so long after it. */
const linkMs = 90 * 86_400_000;

/** Mounts the calls. Another person's visit gets the same 404 as an unknown one. */
export function careRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const { siteOrigin } = config;
  const limited = { limit: networkLimit, guessed: true } as const;

  const own = async (tx: Database, reference: string, userId: number): Promise<VisitFacts> => {
    const visit = await findVisit(tx, reference);
    if (visit.row.userId !== userId) throw notFound('This visit');
    return visit;
  };
  const ofToken = async (tx: Database, token: string): Promise<VisitFacts> => {
    const reference = readGuestToken(token);
    if (reference === null) throw notFound('This visit');
    const visit = await findVisit(tx, reference);
    if (visit.row.scheduledAt.getTime() + linkMs < services.now().getTime()) throw notFound('This visit');
    return visit;
  };

  mountCall(app, services, 'visitCare', ({ params, who }) =>
    db.transaction(async (tx) => success(await showCare(tx, await own(tx, params.reference, who.id)))),
  );
  mountCall(app, services, 'visitLetter', ({ params: { reference, code }, who, reply }) =>
    db.transaction(async (tx) =>
      sendLetter(tx, reply, { visit: await own(tx, reference, who.id), code, siteOrigin }),
    ),
  );
  mountCall(
    app,
    services,
    'guestCare',
    ({ body }) => db.transaction(async (tx) => success(await showCare(tx, await ofToken(tx, body.token)))),
    limited,
  );
  mountCall(
    app,
    services,
    'guestLetter',
    ({ body: { token, code }, reply }) =>
      db.transaction(async (tx) =>
        sendLetter(tx, reply, { visit: await ofToken(tx, token), code, siteOrigin }),
      ),
    limited,
  );
}

async function showCare(tx: Database, { row, doctor, care }: VisitFacts): Promise<Care> {
  await recordRead(tx, { what: 'visit', subjectId: row.userId, record: row.reference });
  return {
    reference: row.reference,
    scheduled_at: row.scheduledAt.toISOString(),
    method: row.method,
    state: stateOf(row),
    link: linkOf(row),
    care_manager: care?.name ?? null,
    doctor: doctor && { name: doctor.name, specialty: doctor.specialty },
    ...(await lettersOf(tx, row.id)),
  };
}
