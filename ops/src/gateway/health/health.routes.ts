import type { FastifyInstance } from 'fastify';
import type { RevisionFollower } from '../revisions/revision-follower';

/** For load balancers and people: alive, ready, what is served, and what stands in the way of something newer. */
export function registerHealth(app: FastifyInstance, follower: RevisionFollower): void {
  app.get('/_health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/_health', (_request, reply) => {
    const revision = follower.current?.state;
    const body = {
      status: revision ? 'ok' : 'starting',
      revision: revision?.n ?? null,
      since: revision?.at ?? null,
      live: Object.fromEntries(
        Object.entries(revision?.live ?? {}).map(([name, { version }]) => [name, version]),
      ),
      // Serving goes on without the store, so this alone does not make the gateway unfit.
      store: describeStore(follower),
      refused: follower.refused.map(({ n, reason }) => ({ revision: n, reason })),
      ...(follower.fork ? { fork: follower.fork } : {}),
    };
    return reply
      .code(revision ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}

/** When the store answered last, in seconds ago; and since when and why it does not. */
function describeStore({ lastLook, storeProblem }: RevisionFollower): Record<string, unknown> {
  return {
    status: storeProblem ? 'does not answer' : 'ok',
    lastAnswerSecondsAgo: lastLook ? Math.round((Date.now() - lastLook.getTime()) / 1000) : null,
    ...(storeProblem ? { silentSince: storeProblem.since.toISOString(), problem: storeProblem.message } : {}),
  };
}
