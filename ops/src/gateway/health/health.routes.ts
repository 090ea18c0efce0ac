import type { FastifyInstance } from 'fastify';
import type { RevisionFollower } from '../revisions/revision-follower';

/**
 * Health for load balancers and people: alive, ready, what is served, and why nothing newer is. `checkApi` is
 * given where the API runs with the gateway as one site, which is not healthy without it.
 */
export function registerHealth(
  app: FastifyInstance,
  follower: RevisionFollower,
  checkApi?: () => Promise<boolean>,
): void {
  app.get('/_health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/_health', async (_request, reply) => {
    const isApiUp = checkApi ? await checkApi() : true;
    const revision = follower.current?.revision;
    const body = {
      status: !revision ? 'starting' : isApiUp ? 'ok' : 'degraded',
      revision: revision?.n ?? null,
      since: revision?.at ?? null,
      live: Object.fromEntries(
        Object.entries(revision?.live ?? {}).map(([name, { version }]) => [name, version]),
      ),
      ...(checkApi ? { api: isApiUp ? 'ok' : 'does not answer' } : {}),
      // The gateway serves without the store too, so this alone does not make it unhealthy.
      store: describeStore(follower),
      refused: follower.refused.map(({ n, reason }) => ({ revision: n, reason })),
    };
    return reply
      .code(revision && isApiUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}

/** How many seconds ago the store responded last; and since when and why it does not. */
function describeStore({ lastLook, storeProblem, lost }: RevisionFollower): Record<string, unknown> {
  return {
    status: storeProblem ? 'does not answer' : lost ? 'lost what is served' : 'ok',
    lastAnswerSecondsAgo: lastLook ? Math.round((Date.now() - lastLook.getTime()) / 1000) : null,
    ...(storeProblem ? { silentSince: storeProblem.since.toISOString(), problem: storeProblem.message } : {}),
    ...(lost && !storeProblem ? { problem: lost } : {}),
  };
}
