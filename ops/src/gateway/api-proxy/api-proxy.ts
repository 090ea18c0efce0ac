import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { formatTraceparent } from '@shared/contracts';
import { createBodyReader } from './request-body';

/** Milliseconds without a byte from the API after which a request to it ends (R4.68). */
const idleMs = 30_000;

/** Proxies `/api/…` to the API without the prefix, so that the site's requests need no CORS preflight. */
export async function apiProxy(scope: FastifyInstance): Promise<void> {
  const { apiUpstream: upstream } = scope.config;
  if (!upstream) return;
  const readBody = createBodyReader();
  scope.addContentTypeParser('application/json', readBody);
  scope.addContentTypeParser('*', readBody);
  scope.setErrorHandler<FastifyError>((error, _request, reply) => {
    const { statusCode: status = 500 } = error;
    if (status === 429) void reply.header('retry-after', '5');
    return refuse(reply, status, status < 500 && status !== 400 ? error.message : badRequest);
  });
  await scope.register(httpProxy, {
    upstream,
    prefix: '/api',
    rewritePrefix: '/',
    proxyPayloads: false,
    undici: { connections: 64, keepAliveTimeout: 4_000, headersTimeout: idleMs, bodyTimeout: idleMs },
    replyOptions: {
      // By default the proxy repeats a read with a 503 response ten times within milliseconds.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => {
        // Node has responded to `Expect: 100-continue` already, and the client of the proxy refuses the
        // header.
        const { expect: _expect, ...others } = headers;
        return {
          ...others,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-prefix': '/api',
          // The same id in the logs of the gateway and of the API.
          traceparent: formatTraceparent(request.facts.trace),
        };
      },
      onResponse: (_request, reply, response) => {
        // Closing while the client still sends would reset its connection before it has read the response.
        void reply.removeHeader('connection');
        void reply.send((response as unknown as { stream: NodeJS.ReadableStream }).stream);
      },
      onError: (reply) => {
        void reply.header('retry-after', '5');
        refuse(reply as FastifyReply, 503, 'The service cannot be reached at the moment. Please try again.');
      },
    },
  });
}

const badRequest = 'The request could not be read.';

/** Responds in the API's error format. */
function refuse(reply: FastifyReply, status: number, message: string): void {
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ status: 'error', message, errors: [message] });
}
