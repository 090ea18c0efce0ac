/** A person's own claims and their files (R4.90). Calls of our own, feature `claims`. */
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { claims } from '../db/schema';
import { mountCall } from '../http/mount-call';
import { readPage } from '../http/paging';
import { success } from '../http/success';
import type { Services } from '../services';
import { readEvidence } from './read-evidence';
import { showClaims } from './show-claims';

/** Mounts the list of claims, and the download of their files. They stay when the plan ends. */
export function ownClaimRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mountCall(app, services, 'claims', async ({ query, who }) => {
    const page = readPage(query, 5);
    const own = eq(claims.userId, who.id);
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(claims)
        .where(own)
        .orderBy(desc(claims.createdAt), desc(claims.id))
        .limit(page.count)
        .offset(page.offset),
      db.$count(claims, own),
    ]);
    return success(page.show(await showClaims(db, rows), total));
  });

  mountCall(app, services, 'claimEvidence', async ({ params, who, reply }) =>
    readEvidence(services, reply, params, who.id),
  );
}
