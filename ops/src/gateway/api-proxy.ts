import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { formatTraceparent } from '@shared/contracts';

/** Sends `/api/…` on to the API without the prefix, so that no call of the site pays a CORS preflight. */
export async function registerApiProxy(app: FastifyInstance, upstream: string): Promise<void> {
  await app.register(httpProxy, {
    upstream,
    prefix: '/api',
    rewritePrefix: '/',
    undici: { connections: 64, keepAliveTimeout: 4_000 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-prefix': '/api',
        // The same id in the logs of the gateway and of the API (Q45).
        traceparent: formatTraceparent(request.facts.trace),
      }),
      onError: (reply) => {
        const message = 'The service cannot be reached at the moment. Please try again.';
        void reply
          .code(503)
          .header('cache-control', 'no-store')
          .header('retry-after', '5')
          .send({ status: 'error', message, errors: [message] });
      },
    },
  });
}
