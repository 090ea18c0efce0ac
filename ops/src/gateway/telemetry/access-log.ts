import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { routeName } from './request-facts';

/**
 * One JSON line a request. Addresses, queries, headers and client addresses are left out, because they
 * may contain tokens or identify a person.
 */
export function registerAccessLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    const { trace, revision, parts } = request.facts;
    log.info(
      {
        event: 'request',
        reqId: trace.traceId,
        method: request.method,
        route: routeName(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(revision === undefined ? {} : { revision }),
        ...(parts ? { parts } : {}),
      },
      'request',
    );
  });
}
