import type { FastifyInstance } from 'fastify';
import type { StateFollower } from '../revisions/state-follower';

/** For load balancers and people: alive, ready, and what is served. */
export function registerHealth(app: FastifyInstance, follower: StateFollower): void {
  app.get('/_health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/_health', (_request, reply) => {
    const state = follower.current?.state;
    const body = {
      status: state ? 'ok' : 'starting',
      state: state?.n ?? null,
      since: state?.at ?? null,
      live: Object.fromEntries(
        Object.entries(state?.live ?? {}).map(([name, { version }]) => [name, version]),
      ),
      // Serving goes on without the store, so this alone does not make the gateway unfit.
      store: follower.troubleSince ? { silentSince: follower.troubleSince.toISOString() } : 'ok',
    };
    return reply
      .code(state ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}
