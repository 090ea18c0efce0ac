import { randomUUID } from 'node:crypto';
import accepts from '@fastify/accepts';
import cookie from '@fastify/cookie';
import { isDecodable, parseTraceparent, unknownAddress } from '@ilera/contracts';
import { drainBeforeClose } from '@ilera/contracts/drain';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { opsConsole } from '../console/console.routes';
import { Notifier, type GatewayEventListener } from '../notify/notifier';
import { Ledger } from '../registry/ledger/ledger';
import type { Keys } from '../registry/ledger/load-keys';
import { LocalRegistry } from '../registry/registry';
import { ReleaseCache } from '../registry/releases/release-cache';
import type { ReleaseStore } from '../store/release-store';
import { apiProxy } from './api-proxy/api-proxy';
import { AssetCache } from './assets/asset-cache';
import { assets } from './assets/asset.routes';
import { FileCheck } from './assets/file-check';
import { robots } from './discovery/robots.routes';
import { documents } from './documents/document.routes';
import type { GatewayConfig } from './gateway-config';
import { health } from './health/health.routes';
import { reports } from './health/report.routes';
import { VersionMetrics } from './health/version-metrics';
import { serviceWorker } from './install/service-worker.routes';
import { webManifest } from './install/web-manifest.routes';
import './instance';
import { answerErrors } from './plain-pages';
import { AnswerCache } from './prerender/answer-cache';
import { startPrerenderers } from './prerender/start-prerenderers';
import { commonHeaders, sendLine } from './responses';
import { createAssetUrl } from './revisions/composition';
import { frontends, liveNotice } from './revisions/live.routes';
import { RevisionFollower } from './revisions/revision-follower';
import { Snapshot } from './revisions/snapshot';
import { metrics } from './telemetry/metrics.routes';
import { telemetry } from './telemetry/telemetry.plugin';
import { invitationAndPreview } from './version-choice/invitation-and-preview.routes';
import { versionChoice } from './version-choice/version-choice.plugin';

/** What a gateway is given by the process that starts it. */
export interface GatewayOptions {
  store: ReleaseStore;
  config: GatewayConfig;
  keys?: Keys;
  /** Milliseconds between looks at the ledger. */
  pollEvery?: number;
  /** Memory for artefacts in bytes; 0 reads each from the store, for tests that remove files. */
  assetMemory?: number;
  /** Remotes that a dev server on this machine serves, by name to its address; never set in production. */
  devRemotes?: Record<string, string>;
  /** Whether the API responds. Given where API and gateway are one site. */
  checkApi?: () => Promise<boolean>;
  warn?: (message: string) => void;
  /** Structured access and event log; unset: events go to `warn`, and requests are not logged. */
  log?: Logger;
  /** Called with what people are told: see GatewayEvent. */
  onEvent?: GatewayEventListener;
}

/**
 * The server of the composed site. It follows the store: what is live, its releases and files, and what people are told
 * of it. It has no state that another gateway beside it needs.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { store, config, keys = {}, assetMemory = 128 * 1024 * 1024, log, warn = console.warn } = options;
  const app = createServer(config.trustProxy);
  const snapshot = config.snapshotDir ? new Snapshot(store, config.snapshotDir) : undefined;
  const artefacts = snapshot ?? store;
  const ledger = new Ledger(store, keys);
  app.decorate('config', config);
  app.decorate('opsKey', keys.opsKey);
  app.decorate('warn', (text, fields = { event: 'gateway' }) => (log ? log.warn(fields, text) : warn(text)));
  const notifier = config.webhook ? new Notifier(config.webhook, app.warn) : undefined;
  app.decorate('onEvent', (event) => {
    if (log) log.error({ event: event.type, ...event }, event.text);
    else warn(event.text);
    notifier?.alarm(event);
    options.onEvent?.(event);
  });
  app.decorate('devRemotes', options.devRemotes);
  app.decorate('checkApi', options.checkApi);
  app.decorate('metrics', new VersionMetrics());
  app.decorate('ledger', ledger);
  app.decorate('registry', new LocalRegistry(ledger, { ...config, notifier }));
  app.decorate('assetUrl', createAssetUrl(config.assetBaseUrl));
  app.decorate('releases', new ReleaseCache(artefacts));
  app.decorate('assetCache', new AssetCache(artefacts, assetMemory));
  app.decorate('fileCheck', new FileCheck(app));
  const { readsData, apiAddress } = config;
  app.decorate('answers', readsData && apiAddress ? new AnswerCache(apiAddress) : undefined);
  app.decorate('prerendererOf', startPrerenderers(app));
  app.decorate('follower', new RevisionFollower(app, options.pollEvery, snapshot));
  app.addHook('preClose', async () => {
    app.follower.stop();
    await notifier?.settled();
  });
  // Lax, for links from a chat, a terminal or the provider of sign-ins: the pages after their redirect need the cookie.
  app.register(cookie, {
    parseOptions: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' },
  });
  app.register(accepts);
  app.register(telemetry, log ? { log } : {});
  app.register(metrics);
  app.register(versionChoice);
  app.register(liveNotice);
  app.register(invitationAndPreview);
  app.register(health);
  app.register(reports);
  app.register(assets);
  app.register(webManifest);
  app.register(serviceWorker);
  app.register(opsConsole);
  app.register(apiProxy);
  app.register(frontends);
  app.register(robots);
  app.register(documents);
  await app.ready();
  await app.follower.start();
  return app;
}

/** A server without routes: its limits, its headers, and its end. @param trustProxy as Fastify reads it */
function createServer(trustProxy: string): FastifyInstance {
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
    // The same id for all logs. Node.js draws the random bytes of many at once.
    genReqId: ({ headers }) =>
      parseTraceparent(headers.traceparent)?.traceId ?? randomUUID().replaceAll('-', ''),
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
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    // The API's responses, its payment pages included, have headers of their own.
    if (!request.url.startsWith('/api/')) reply.headers(commonHeaders);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendLine(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed.'),
  );
  return app;
}
