import { PassThrough, type Readable } from 'node:stream';
import type {
  FastifyError,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { formatTraceparent, newTrace } from '@ilera/contracts';
import type { GatewayPlugin } from '../services';

/** Milliseconds without a byte from the API after which a request to it ends (R4.68). */
const idleMs = 30_000;

/** Proxies `/api/…` to the API without the prefix, so that the site's requests need no CORS preflight. */
export const apiProxy: GatewayPlugin = async (scope, { config }) => {
  const { apiAddress: upstream } = config;
  if (!upstream) return;
  scope.addContentTypeParser('application/json', copyBody);
  scope.addContentTypeParser('*', copyBody);
  scope.setErrorHandler<FastifyError>((error, _request, reply) => {
    refuse(reply, error.statusCode ?? 500, 'The request could not be read.');
  });
  // Node's client must be loaded before undici 7, which comes with the proxy and else takes over every `fetch`: an unread
  // response of 20 kB then ends the process when its server closes.
  void new Response();
  await scope.register(await import('@fastify/http-proxy'), {
    upstream,
    prefix: '/api',
    rewritePrefix: '/',
    proxyPayloads: false,
    // Node's own client, because undici 7 ends the process when the API closes a connection with a slow reader. A slow
    // sender occupies a connection to the API, which has as many as the gateway.
    http: {
      agentOptions: { timeout: 4_000 },
      // Without `rejectUnauthorized` the proxy would accept any certificate of an upstream.
      requestOptions: { timeout: idleMs, rejectUnauthorized: true },
    },
    replyOptions: {
      // By default the proxy repeats a read with a 503 response ten times within milliseconds.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => {
        // Node has already responded to `Expect: 100-continue`, and the proxy's client refuses the header.
        const { expect: _expect, ...others } = headers;
        return {
          ...others,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-prefix': '/api',
          // The same id in the logs of the gateway and of the API.
          traceparent: formatTraceparent({ ...newTrace(), traceId: request.id }),
        };
      },
      onResponse: (_request, reply, response) => {
        // Closing while the client still sends would reset the connection before the client has read the response.
        void reply.removeHeader('connection');
        void reply.send(response.stream);
      },
      onError: (reply) => {
        void reply.header('retry-after', '5');
        refuse(reply, 503, 'The service cannot be reached at the moment. Please try again.');
      },
    },
  });
};

/**
 * Copies the body into a second stream. An API that responds early ends its connection and with it the copy; the client's
 * stream must stay open, because the response uses its connection.
 */
async function copyBody(_request: FastifyRequest, payload: Readable): Promise<Readable> {
  const body = new PassThrough();
  payload.once('close', () => {
    if (!payload.readableEnded) body.destroy(new Error('The client went away'));
  });
  body.once('close', () => {
    payload.unpipe(body);
    payload.resume();
  });
  payload.pipe(body);
  return body;
}

/** Responds in the API's error format. */
function refuse(
  reply: Pick<FastifyReply<RouteGenericInterface, RawServerBase>, 'code'>,
  status: number,
  message: string,
): void {
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ status: 'error', message, errors: [message] });
}
