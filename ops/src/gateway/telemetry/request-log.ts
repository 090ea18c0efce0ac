import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log';
import type { RequestedPage } from '../revisions/requested-page';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that a request gets, for log and metrics; undefined for what is no page. */
    page: RequestedPage | undefined;
  }
}

/** The route as logs and metrics name it: a bounded set of words for any address. */
export const routeName = ({ page, routeOptions: { url = '(none)' } }: FastifyRequest): string =>
  page ? (page.route?.path ?? '(not found)') : url === '/*' ? '(no page)' : url;

/**
 * Logs each request in one JSON line. Addresses, queries, headers and client addresses are left out, because they may
 * contain tokens or identify a person.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('page');
  app.addHook('onResponse', async (request, reply) => {
    const { composition, shown = [] } = request.page ?? {};
    const fields = {
      event: 'request',
      reqId: request.id,
      method: request.method,
      route: routeName(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(composition && {
        revision: composition.revision.n,
        parts: {
          shell: composition.shell.version,
          ...Object.fromEntries(shown.map(({ remote, release }) => [remote, release?.version ?? 'none'])),
        },
      }),
    };
    log.info(fields, 'request');
  });
}
