import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log';
import type { RequestedPage } from '../revisions/requested-page';

/** Facts about a request for log and metrics, without address and headers. */
export interface RequestFacts {
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

/** The route as logs and metrics name it: a bounded set of words for any address. */
export const routeName = ({ facts, routeOptions: { url = '(none)' } }: FastifyRequest): string =>
  facts.route ?? (url === '/*' ? '(no page)' : url);

/** Notes the page of a request, for log and metrics. */
export function notePageLoad({ facts }: FastifyRequest, { composition, route, shown }: RequestedPage): void {
  facts.route = route?.path ?? '(not found)';
  facts.revision = composition.revision.n;
  facts.parts = {
    shell: composition.shell.version,
    ...Object.fromEntries(shown.map(({ remote, release }) => [remote, release?.version ?? 'none'])),
  };
}

/**
 * Logs each request in one JSON line. Addresses, queries, headers and client addresses are left out, because they may
 * contain tokens or identify a person.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('facts');
  app.addHook('onRequest', async (request) => {
    request.facts = {};
  });
  app.addHook('onResponse', async (request, reply) => {
    const { revision, parts } = request.facts;
    const fields = {
      event: 'request',
      reqId: request.id,
      method: request.method,
      route: routeName(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(revision === undefined ? {} : { revision }),
      ...(parts ? { parts } : {}),
    };
    log.info(fields, 'request');
  });
}
