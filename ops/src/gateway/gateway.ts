import { randomUUID } from 'node:crypto';
import accepts from '@fastify/accepts';
import cookie from '@fastify/cookie';
import { isDecodable, parseTraceparent, unknownAddress } from '@ilera/contracts';
import { drainBeforeClose } from '@ilera/contracts/drain';
import Fastify, { type FastifyInstance } from 'fastify';
import { opsConsole } from '../console/console.routes';
import { apiProxy } from './api-proxy/api-proxy';
import { assets } from './assets/asset.routes';
import { robots } from './discovery/robots.routes';
import { documents } from './documents/document.routes';
import { health } from './health/health.routes';
import { reports } from './health/report.routes';
import { serviceWorker } from './install/service-worker.routes';
import { webManifest } from './install/web-manifest.routes';
import type { Log } from './log';
import { answerErrors } from './plain-pages';
import { commonHeaders, sendLine } from './responses';
import { frontends, liveNotice } from './revisions/live.routes';
import { createServices, type GatewayOptions } from './services';
import { addMetrics } from './telemetry/metrics.routes';
import { logRequests } from './telemetry/request-log';
import { invitationAndPreview } from './version-choice/invitation-and-preview.routes';

/**
 * Creates the server of the composed site, which follows the release store. Gateways share no other state.
 */
export async function createGateway(options: GatewayOptions) {
  const services = createServices(options);
  const { config, log, follower, notifier, prerenderers } = services;
  const app = createServer(config.trustProxy, log);
  app.addHook('preClose', async () => follower.stop());
  app.addHook('onClose', async () => {
    prerenderers.close();
    // After the last request: a webhook that hangs must not have the process killed while requests run.
    await notifier?.settled();
  });
  // Lax, for links from a chat, a terminal or the provider of sign-ins: the pages after their redirect need the cookie.
  app.register(cookie, {
    parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' },
  });
  app.register(accepts);
  logRequests(app, log);
  addMetrics(app, services);
  app.register(liveNotice, services);
  app.register(invitationAndPreview, services);
  app.register(health, services);
  app.register(reports, services);
  app.register(assets, services);
  app.register(webManifest, services);
  app.register(serviceWorker, services);
  app.register(opsConsole, services);
  app.register(apiProxy, services);
  app.register(frontends, services);
  app.register(robots, services);
  app.register(documents, services);
  await app.ready();
  await follower.start();
  return { app, ...services };
}

/** Creates a server with limits, headers and shutdown, without routes. @param trustProxy as Fastify reads it */
function createServer(trustProxy: string, log: Log): FastifyInstance {
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
    // One id for all logs. Node.js draws the random bytes of many ids at once.
    genReqId: ({ headers }) =>
      parseTraceparent(headers.traceparent)?.traceId ?? randomUUID().replaceAll('-', ''),
    // The API answers for its own addresses. Any other address that cannot be decoded is an unknown page.
    rewriteUrl: ({ url = '/' }) =>
      url.startsWith('/api/') || isDecodable(url.split(/[?#]/, 1)[0] ?? '') ? url : unknownAddress,
    // A request that cannot be decoded reaches no hook.
    frameworkErrors: (_error, _request, reply) => {
      const { raw } = reply;
      raw.writeHead(400, { ...commonHeaders, 'content-type': 'text/plain' });
      raw.end('Bad request.\n');
    },
  });
  app.server.maxConnections = 10_000;
  drainBeforeClose(app);
  answerErrors(app, log);
  app.addHook('onRequest', async (request, reply) => {
    // The API's responses, its payment pages included, have headers of their own.
    if (!request.url.startsWith('/api/')) reply.headers(commonHeaders);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendLine(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.'),
  );
  return app;
}
