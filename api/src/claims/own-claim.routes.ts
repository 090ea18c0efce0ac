/** A person's own claims and their files (R5.3). Calls of our own, feature `claims`. */
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readAudited } from '../audit/read-audited';
import { claims } from '../db/schema';
import { mountCall } from '../http/mount-call';
import { readPage } from '../http/paging';
import { success } from '../http/success';
import type { Services } from '../services';
import { nameAccount } from './name-account';
import { readEvidence } from './read-evidence';
import { toClaimsResponse } from './claims-response';

/** Mounts the list of claims, the download of their files, and the account. All work after the plan's end too. */
export function ownClaimRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, 'claims', async ({ query, who }) => {
    const page = readPage(query, 5);
    const own = eq(claims.userId, who.id);
    const shown = await readAudited(services, { what: 'claim', subjectId: who.id }, async (tx) => {
      const rows = await tx
        .select()
        .from(claims)
        .where(own)
        .orderBy(desc(claims.createdAt), desc(claims.id))
        .limit(page.count)
        .offset(page.offset);
      return page.show(await toClaimsResponse(tx, rows), await tx.$count(claims, own));
    });
    return success(shown);
  });

  mountCall(app, services, 'claimEvidence', async ({ params, who, reply }) =>
    readEvidence(services, reply, params, who.id),
  );

  mountCall(app, services, 'setClaimAccount', async ({ params, body, who }) =>
    success(await nameAccount(services, params.reference, who.id, body), 'We pay to this account.'),
  );
}
