import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LiveNotice, Revision } from '@ilera/contracts';

/** How many revisions back an open tab gets an exact response; a tab of an older one counts as outdated. */
export const rememberedRevisions = 200;

/** Reports to open tabs whether the site changed since their document: `GET /_live?revision=<n>`. */
export async function liveNotice(app: FastifyInstance): Promise<void> {
  const { follower, ledger } = app;
  const revisions = new LRUCache<number, Revision>({
    max: rememberedRevisions,
    ignoreFetchAbort: true,
    fetchMethod: (n) => ledger.read(n).catch(() => undefined),
  });

  app.get<{ Querystring: { revision?: string } }>('/_live', async (request, reply) => {
    const newest = follower.served.revision;
    const seen = Number(request.query.revision);
    reply.header('cache-control', 'no-store');
    const notice: LiveNotice = { revision: newest.n, moved: false, urgent: false };
    if (Number.isInteger(seen) && seen > 0 && seen < newest.n) {
      const then = seen >= newest.n - rememberedRevisions ? await revisions.fetch(seen) : undefined;
      notice.urgent = (newest.urgent ?? 0) > seen;
      notice.moved = !then || formatVersions(then) !== formatVersions(newest);
    }
    return reply.send(notice);
  });
}

/** A rollback to the versions of a tab changes nothing for that tab. */
const formatVersions = (revision: Revision): string =>
  Object.entries(revision.live)
    .map(([name, { version }]) => `${name} ${version}`)
    .sort()
    .join('\n');
