import type { FastifyInstance } from 'fastify';
import type { LiveNotice } from '@ilera/contracts';

/** Tells open tabs whether a change since their document asks them to load again: `GET /_live?revision=<n>`. */
export async function liveNotice(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { revision?: string } }>('/_live', async (request, reply) => {
    const { n: revision, urgent = 0 } = app.follower.served.revision;
    const seen = Number(request.query.revision);
    const notice: LiveNotice = { revision, urgent: seen > 0 && urgent > seen };
    return reply.header('cache-control', 'no-store').send(notice);
  });
}
