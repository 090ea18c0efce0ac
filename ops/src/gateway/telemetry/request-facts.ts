import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newTrace, parseTraceparent, randomHex, type TraceContext } from '@shared/contracts';

/** What the log and the metrics contain about a request: nothing of its address or headers. */
export interface RequestFacts {
  trace: TraceContext;
  /** Pattern of the site map; unset for what is no page. */
  route?: string;
  revision?: number;
  /** Version of the shell and of the remotes whose pages are shown, by part. */
  parts?: Record<string, string>;
}

declare module 'fastify' {
  interface FastifyRequest {
    facts: RequestFacts;
  }
}

/** Gives each request its facts and an id for all logs: the trace id of its header, or a new one. */
export function registerRequestFacts(app: FastifyInstance): void {
  app.decorateRequest('facts', undefined as unknown as RequestFacts);
  app.addHook('onRequest', async (request) => {
    const parent = parseTraceparent(request.headers.traceparent);
    request.facts = { trace: parent ? { traceId: parent.traceId, spanId: randomHex(8) } : newTrace() };
  });
}

/** The route as logs and metrics name it: a bounded set of words for any address. */
export function routeName({ facts, routeOptions }: FastifyRequest): string {
  return facts.route ?? (routeOptions.url === '/*' ? '(no page)' : (routeOptions.url ?? '(none)'));
}
