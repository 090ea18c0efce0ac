/** Shows, moves and cancels one visit (R4.78). Calls of our own, feature `visits`. */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Visit } from '@ilera/contracts/api';
import { hourMs } from '@ilera/format';
import { readAudited, recordAccess } from '../audit/read-audited';
import { findOwnVisit, lockVisit } from './find-visit';
import { toNaira } from '../prices/price';
import type { Database } from '../db/database';
import { visits } from '../db/schema';
import { mountCall, success } from '../http/mount-call';
import type { Services } from '../services';
import { lockPerson } from '../people/lock-person';
import { cancelVisit, canChange, moveVisit } from './change-visit';
import { selectVisits, type VisitFacts } from './select-visits';
import { toVisitResponse } from './visit-response';

/** Milliseconds after which an unclosed visit counts as over. */
const assumedOverAfterMs = 3 * hourMs;

/** Another person's visit gets the same 404 as an unknown one. */
export function visitRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const readOwn = async (subjectId: number, record: string) => {
    const visit = await findOwnVisit(db, record, subjectId);
    await recordAccess(db, { what: 'visit', subjectId, record });
    return visit;
  };
  const show = ({ row, payment, refund }: VisitFacts): Visit => {
    const isChangeable = canChange(row, services.now());
    return {
      ...toVisitResponse(row),
      amount: payment ? toNaira(payment.amountKobo) : null,
      payment_reference: payment?.reference ?? null,
      can_move: isChangeable,
      can_cancel: isChangeable,
      refunded: refund !== null,
    };
  };

  mountCall(app, services, 'visit', async ({ params, caller }) =>
    success(show(await readOwn(caller.id, params.reference))),
  );

  // A visit that has begun stays until the clinic closes it, or has evidently forgotten to.
  mountCall(app, services, 'nextVisit', async ({ caller }) => {
    const now = services.now();
    const away = sql`abs(extract(epoch from ${visits.scheduledAt} - ${now.toISOString()}::timestamptz))`;
    const isAhead = gt(visits.scheduledAt, new Date(now.getTime() - assumedOverAfterMs));
    const [next] = await readAudited(services, { what: 'visit', subjectId: caller.id }, () =>
      selectVisits(db)
        .where(and(eq(visits.userId, caller.id), eq(visits.status, 'processing'), isAhead))
        .orderBy(away)
        .limit(1),
    );
    return success(next ? show(next) : null);
  });

  mountCall(app, services, 'moveVisit', async ({ params, body, caller }) => {
    await db.transaction(async (tx) =>
      moveVisit(tx, services, await lockOwn(tx, caller.id, params.reference), body.date),
    );
    return success(show(await readOwn(caller.id, params.reference)), 'Your visit was moved.');
  });

  mountCall(app, services, 'cancelVisit', async ({ params, caller }) => {
    await db.transaction(async (tx) =>
      cancelVisit(tx, services, await lockOwn(tx, caller.id, params.reference)),
    );
    return success(show(await readOwn(caller.id, params.reference)), 'Your visit was cancelled.');
  });
}

/** Locks the person's visit; throws 401 if the session has ended meanwhile. */
async function lockOwn(tx: Database, userId: number, reference: string) {
  await lockPerson(tx, userId);
  return lockVisit(tx, reference, (db, name) => findOwnVisit(db, name, userId));
}
