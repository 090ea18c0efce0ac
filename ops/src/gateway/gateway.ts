import accepts from '@fastify/accepts';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { opsConsole } from '../console/console.routes';
import { apiProxy } from './api-proxy/api-proxy';
import { assets } from './assets/asset.routes';
import { robots } from './discovery/robots.routes';
import { pages } from './documents/document.routes';
import { unlistedRemotes } from './documents/unlisted-remotes.routes';
import { health } from './health/health.routes';
import { reports } from './health/report.routes';
import { VersionMetrics } from './health/version-metrics';
import { serviceWorker } from './install/service-worker.routes';
import { webManifest } from './install/web-manifest.routes';
import { prerender } from './prerender/prerender.plugin';
import { frontendsRoutes, live } from './revisions/live.routes';
import { metrics } from './telemetry/metrics.routes';
import { telemetry } from './telemetry/telemetry.plugin';
import { links } from './version-choice/links.routes';
import { versionChoice } from './version-choice/version-choice.plugin';
import { type GatewayOptions, releases } from './releases.plugin';
import { isDecodable, unknownAddress } from '@shared/contracts';
import { drainBeforeClose } from '@shared/contracts/drain';
import { commonHeaders } from './responses';

export type Gateway = Awaited<ReturnType<typeof createGateway>>;

/** The server of the composed site. It has no state that another gateway beside it needs. */
export async function createGateway(options: GatewayOptions) {
  const { config, keys, log, warn = console.warn } = options;
  const app = createServer(config.trustProxy);
  app.decorate('config', config);
  app.decorate('opsKey', keys?.opsKey);
  app.decorate('warn', (text, fields = { event: 'gateway' }) => (log ? log.warn(fields, text) : warn(text)));
  app.decorate('devRemotes', options.devRemotes);
  app.decorate('checkApi', options.checkApi);
  app.decorate('metrics', new VersionMetrics());
  app.register(cookie);
  app.register(accepts);
  app.register(telemetry, log ? { log } : {});
  app.register(metrics);
  app.register(releases, options);
  app.register(versionChoice);
  app.register(live);
  app.register(links);
  app.register(prerender);
  app.register(health);
  app.register(reports);
  app.register(assets);
  app.register(webManifest);
  app.register(serviceWorker);
  app.register(opsConsole);
  app.register(apiProxy);
  app.register(frontendsRoutes);
  app.register(unlistedRemotes);
  app.register(robots);
  app.register(pages);
  await app.ready();
  await app.follower.start();
  return { app, follower: app.follower, metrics: app.metrics, close: () => app.close() };
}

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
