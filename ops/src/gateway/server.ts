import { isDecodable, unknownAddress } from '@shared/contracts';
import { drainBeforeClose } from '@shared/contracts/drain';
import Fastify, { type FastifyInstance } from 'fastify';
import { commonHeaders } from './responses';

/** A server without routes: its limits, its headers, and its end. @param trustProxy as Fastify reads it */
export function createServer(trustProxy: string): FastifyInstance {
  const app = Fastify({
    // Addresses may contain one-time tokens, so Fastify's own log is off; see the access log.
    logger: false,
    trustProxy,
    // A connection ends after a time without a byte, not because a request takes long (R4.68).
    connectionTimeout: 30_000,
    requestTimeout: 0,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096 },
    // The API answers for its own addresses. Any other that cannot be decoded is a page that the site does not have.
    rewriteUrl: ({ url = '/' }) =>
      url.startsWith('/api/') || isDecodable(url.split(/[?#]/, 1)[0] ?? '') ? url : unknownAddress,
    // What cannot be decoded reaches no hook.
    frameworkErrors: (_error, _request, reply) => {
      const { raw } = reply;
      raw.writeHead(400, { ...commonHeaders, 'content-type': 'text/plain' });
      raw.end('Bad request.\n');
    },
  });
  app.server.maxConnections = 10_000;
  drainBeforeClose(app);
  app.addHook('onRequest', async (request, reply) => {
    // The API's responses, its payment pages included, have headers of their own.
    if (!request.url.startsWith('/api/')) reply.headers(commonHeaders);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed.\n'),
  );
  return app;
}
