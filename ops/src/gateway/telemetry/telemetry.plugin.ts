import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import { parseTraceparent, type TraceContext } from '@shared/contracts';

/** What the log and the metrics contain about a request: nothing of its address or headers. */
export interface RequestFacts {
  trace: TraceContext;
  /** Pattern of the site map; unset for what is no page. */
  route?: string;
  revision?: number;
  /** Version of the shell and of the remotes whose pages are shown, by part. */
  parts?: Record<string, string>;
}

/** 32 hexadecimal digits; Node.js draws the random bytes of many at once. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
}

/** The route as logs and metrics name it: a bounded set of words for any address. */
export const routeName = ({ facts, routeOptions: { url = '(none)' } }: FastifyRequest): string =>
  facts.route ?? (url === '/*' ? '(no page)' : url);

/**
 * Gives each request its facts and an id for all logs: the trace id of its header, or a new one; and writes one JSON
 * line of it. Addresses, queries, headers and client addresses are left out, because they may contain tokens or
 * identify a person.
 * @param log unset: requests are not logged
 */
export const telemetry = fp<{ log?: Logger }>(async (app, { log }) => {
  app.decorateRequest('facts', undefined as unknown as RequestFacts);
  app.addHook('onRequest', async (request) => {
    const parent = parseTraceparent(request.headers.traceparent);
    request.facts = { trace: { traceId: parent?.traceId ?? randomHex(), spanId: randomHex().slice(0, 16) } };
  });
  app.addHook('onResponse', async (request, reply) => {
    const { trace, revision, parts } = request.facts;
    const fields = {
      event: 'request',
      reqId: trace.traceId,
      method: request.method,
      route: routeName(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(revision === undefined ? {} : { revision }),
      ...(parts ? { parts } : {}),
    };
    log?.info(fields, 'request');
  });
});
