/** The claims desk: lists claims, shows one with its evidence and account, and takes decisions. */
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordAccess, recordHourlyReads } from '../../audit/read-audited';
import { sendClaimEvidence } from '../../evidence/send-evidence';
import { notFound } from '../../common/response-error';
import { claimables, claims, users } from '../../db/schema';
import { mountCall, success } from '../../http/mount-call';
import { readPage } from '../../http/paging';
import type { Services } from '../../services';
import { decideClaim } from './decide-claim';
import { showClaim, toDeskRow } from './show-claim';

/** Every read goes into the audit trail of the claim's person. */
export function deskClaimRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'deskClaims', async ({ query: { page: number, status }, caller }) => {
    const page = readPage({ page: number }, 20);
    const where = inArray(claims.status, status ? [status] : ['processing', 'approved']);
    const order = status === 'paid' || status === 'refused' ? desc : asc;
    const shown = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ claim: claims, benefit: claimables.name, person: users })
        .from(claims)
        .innerJoin(claimables, eq(claimables.id, claims.claimableId))
        .innerJoin(users, eq(users.id, claims.userId))
        .where(where)
        .orderBy(order(claims.createdAt), order(claims.id))
        .limit(page.count)
        .offset(page.offset);
      await recordHourlyReads(
        tx,
        caller.id,
        'claim',
        rows.map(({ claim }) => ({ subjectId: claim.userId, record: claim.reference })),
      );
      return page.show(rows.map(toDeskRow), await tx.$count(claims, where));
    });
    return success(shown);
  });

  mountCall(app, services, 'deskClaim', async ({ params, caller }) =>
    success(await db.transaction((tx) => showClaim(tx, params.reference, caller.id))),
  );

  mountCall(app, services, 'deskEvidence', ({ params, reply }) =>
    sendClaimEvidence(services, reply, params, null),
  );

  mountCall(app, services, 'deskClaimAccount', ({ params: { reference } }) =>
    db.transaction(async (tx) => {
      const [claim] = await tx.select().from(claims).where(eq(claims.reference, reference));
      if (!claim?.bank || !claim.accountNumber) throw notFound('This account');
      await recordAccess(tx, { what: 'account', subjectId: claim.userId, record: reference });
      return success({ bank: claim.bank, number: claim.accountNumber });
    }),
  );

  mountCall(app, services, 'decideClaim', async ({ params, body, caller, request }) => {
    await decideClaim(services, params.reference, body, caller.id);
    request.log.info({ event: 'clinic.claim', status: body.status }, 'a claim was decided');
    return success(await db.transaction((tx) => showClaim(tx, params.reference, caller.id)));
  });
}
