import { randomBytes } from 'node:crypto';
import accepts from '@fastify/accepts';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Release } from '@shared/contracts';
import type { Keys } from '../registry/load-keys';
import { Ledger } from '../registry/ledger';
import { Notifier } from '../notify/notifier';
import { registerConsole } from '../console/console.routes';
import { openLocalCopy } from '../store/local-copy';
import type { ReleaseStore } from '../store/release-store';
import { registerApiProxy } from '../gateway/api-proxy/api-proxy';
import { AssetCache } from '../gateway/assets/asset-cache';
import { registerAssets } from '../gateway/assets/asset.routes';
import type { GatewayEventListener } from '../notify/gateway-event';
import { createAutoPause } from '../gateway/health/auto-pause';
import { checkArtefact } from '../gateway/health/check-artefact';
import { ReportTickets } from '../gateway/health/report-ticket';
import { createAssetUrl } from '../gateway/revisions/composition';
import { registerDocuments } from '../gateway/documents/document.routes';
import { registerUnlistedRemotes } from '../gateway/documents/unlisted-remotes.routes';
import type { GatewayConfig } from '../gateway/gateway-config';
import { VersionMetrics } from '../gateway/health/version-metrics';
import { registerHealth } from '../gateway/health/health.routes';
import { registerServiceWorker } from '../gateway/install/service-worker.routes';
import { registerWebManifest } from '../gateway/install/web-manifest.routes';
import { registerLive } from '../gateway/revisions/live.routes';
import { registerPreviews } from '../gateway/version-choice/preview.routes';
import { Previews } from '../gateway/version-choice/previews';
import { registerOverrideLinks } from '../gateway/version-choice/override.routes';
import { ApiResponseCache } from '../gateway/prerender/api-response-cache';
import { Prerenderer } from '../gateway/prerender/prerenderer';
import { Prerenderers } from '../gateway/prerender/prerenderers';
import { Renderer } from '../gateway/prerender/renderer';
import { readVerified } from '../gateway/assets/read-verified';
import { ReleaseCache } from '../gateway/revisions/release-cache';
import { registerReports } from '../gateway/health/report.routes';
import { registerAccessLog } from '../gateway/telemetry/access-log';
import { registerMetrics } from '../gateway/telemetry/metrics.routes';
import { registerRequestFacts } from '../gateway/telemetry/request-facts';
import { registerTracing } from '../gateway/telemetry/tracing';
import { registerRobots } from '../gateway/documents/robots.routes';
import { commonHeaders } from '../gateway/common-headers';
import { drainBeforeClose } from '@shared/contracts/drain';
import { frontendsRoutes } from '../gateway/revisions/frontends.routes';
import { capConnections, idleLimits } from './connection-limits';
import { SharedMetrics } from '../gateway/health/shared-metrics';
import { RevisionFollower } from '../gateway/revisions/revision-follower';
import { Snapshot } from '../gateway/revisions/snapshot';
import { VariantCache } from '../gateway/revisions/variant-cache';

export interface GatewayOptions {
  store: ReleaseStore;
  config: GatewayConfig;
  keys?: Keys;
  /** Milliseconds between looks at the ledger. */
  pollEvery?: number;
  /** Milliseconds that one look at the ledger may take. */
  lookTimeout?: number;
  /** Memory for artefacts in bytes; 0 reads each from the store, for tests that remove files. */
  assetMemory?: number;
  /** Remotes that a dev server on this machine serves, by name to its address; never set in production. */
  devRemotes?: Record<string, string>;
  /** Whether the API responds. Given where API and gateway are one site. */
  checkApi?: () => Promise<boolean>;
  warn?: (message: string) => void;
  /** Structured access and event log; unset: events go to `warn`, and requests are not logged. */
  log?: Logger;
  /** Called with the gateway's own actions: a pause, and failures that need a person. */
  onEvent?: GatewayEventListener;
}

export interface Gateway {
  app: FastifyInstance;
  follower: RevisionFollower;
  metrics: VersionMetrics;
  /** Resolves when the consequences of the reports so far are done. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** The server of the composed site. It has no state that another gateway beside it needs (Q15). */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const {
    store,
    config,
    keys = {},
    pollEvery,
    assetMemory = 128 * 1024 * 1024,
    log,
    warn = log ? (message: string) => log.warn({ event: 'gateway' }, message) : console.warn,
  } = options;
  const { opsKey, signer, trust } = keys;
  const app = createServer(config.trustProxy);
  registerRequestFacts(app);
  if (log) registerAccessLog(app, log);
  if (config.traceEndpoint) registerTracing(app, config.traceEndpoint);
  await app.register(cookie);
  await app.register(accepts);
  const { artefacts, snapshot } = openSnapshot(store, config.snapshotDir);
  const ledger = new Ledger(store, keys);
  const releases = new ReleaseCache(artefacts);
  const assets = new AssetCache(artefacts, assetMemory);
  const notifier = config.webhook && new Notifier({ store, webhook: config.webhook, warn });
  const assetUrl = createAssetUrl(config.assetBaseUrl);
  const variants = new VariantCache(releases, assetUrl);
  const metrics = new VersionMetrics();
  const sharedMetrics = new SharedMetrics({ store, summary: () => metrics.summary(), warn });
  const follower = new RevisionFollower({
    store,
    ledger,
    releases,
    assetUrl,
    ...(pollEvery === undefined ? {} : { pollEvery }),
    ...(options.lookTimeout === undefined ? {} : { lookTimeout: options.lookTimeout }),
    onChange: async ({ shell, remotes }) => {
      await Promise.all([shell, ...Object.values(remotes)].map((release) => assets.warm(release)));
    },
    ...(snapshot ? { snapshot } : {}),
    onProblem: warn,
    ...(notifier
      ? {
          onLive: (revision, before) => notifier.revision(revision, before),
          onRefused: (refused) => notifier.refused(refused),
        }
      : {}),
  });
  const tickets = new ReportTickets({
    key: opsKey ?? randomBytes(32).toString('base64url'),
    readRevision: (n) => follower.read(n),
  });
  const pending = new Set<Promise<void>>();
  const track = (work: Promise<void>): void => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };
  const pause = createAutoPause({
    store,
    ledger,
    metrics,
    rule: config.pauseRule,
    checkArtefact: (part, version) =>
      checkArtefact({ store, assetUrl, assetBaseUrl: config.assetBaseUrl }, part, version),
    onEvent: (event) => {
      if (log) log.error({ event: event.type, ...event }, event.text);
      else warn(event.text);
      if (notifier) notifier.trouble(event);
      options.onEvent?.(event);
    },
  });
  const readFile = (release: Release, file: string): Promise<string | undefined> =>
    readVerified(assets, release, file);
  const answers = config.dataBase ? new ApiResponseCache(config.dataBase) : undefined;
  const readScript = (release: Release): Promise<string | undefined> =>
    release.prerender ? readFile(release, release.prerender.script) : Promise.resolve(undefined);
  const prerenderers = new Prerenderers(
    (heap) =>
      new Prerenderer({
        renderer: new Renderer(readScript, heap),
        readFile,
        config: config.site,
        ...(answers ? { answers } : {}),
      }),
  );
  const secret = opsKey ? { opsKey } : {};

  registerHealth(app, follower, options.checkApi);
  registerMetrics(app, { metrics, revision: () => follower.current?.revision, token: config.metricsToken });
  registerLive(app, follower);
  await app.register(frontendsRoutes, {
    revision: () => follower.current?.revision,
    release: (part, version, digest) => releases.get(part, version, digest),
    assetBaseUrl: config.assetBaseUrl,
    siteOrigin: config.siteOrigin,
  });
  registerUnlistedRemotes(app, { follower, variants: new VariantCache(releases, assetUrl, 16) });
  // A gateway without a signing key cannot change what is live; it still counts.
  await registerReports(app, {
    metrics,
    tickets,
    warn: (text, fields) => (log ? log.warn(fields, text) : warn(text)),
    ...secret,
    ...(signer || !trust ? { onFailure: (report) => track(pause(report)) } : {}),
  });
  registerRobots(app, { follower, answers, siteOrigin: config.siteOrigin });
  registerWebManifest(app, { follower, assetUrl });
  registerServiceWorker(app, { follower, enabled: config.serviceWorker, readFile });
  const previews = new Previews(ledger);
  registerOverrideLinks(app, opsKey);
  registerPreviews(app, previews);
  registerAssets(app, releases, assets);
  if (opsKey) {
    const access = { opsKey, ...config.signIn };
    await registerConsole(app, { store, ledger, follower, metrics: sharedMetrics, access });
  }
  if (config.apiUpstream) await registerApiProxy(app, config.apiUpstream);
  registerDocuments(app, {
    follower,
    variants,
    previews,
    config,
    assetUrl,
    metrics,
    tickets,
    prerenderers,
    readFile,
    ...secret,
    ...(options.devRemotes ? { devRemotes: options.devRemotes } : {}),
  });
  await follower.start();
  sharedMetrics.start();

  return {
    app,
    follower,
    metrics,
    settled: async () => void (await Promise.all(pending)),
    close: async () => {
      follower.stop();
      await notifier?.settled();
      await sharedMetrics.stop();
      prerenderers.close();
      await app.close();
    },
  };
}

/** The last served revision is stored on this machine's disk where a folder is configured. */
function openSnapshot(
  store: ReleaseStore,
  folder: string | undefined,
): { artefacts: ReleaseStore; snapshot?: Snapshot } {
  if (!folder) return { artefacts: store };
  const artefacts = openLocalCopy(store, folder);
  return { artefacts, snapshot: new Snapshot(folder, artefacts) };
}

function createServer(trustProxy: string): FastifyInstance {
  const app = Fastify({
    // Addresses may contain one-time tokens, so Fastify's own log is off; see registerAccessLog.
    logger: false,
    trustProxy,
    ...idleLimits,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096 },
    // Addresses that cannot be decoded reach no hook.
    frameworkErrors: (_error, _request, reply) => {
      const { raw } = reply;
      raw.writeHead(400, { ...commonHeaders, 'content-type': 'text/plain' });
      raw.end('Bad request.\n');
    },
  });
  capConnections(app, trustProxy);
  drainBeforeClose(app);
  app.addHook('onRequest', async (request, reply) => {
    // The API's responses, its payment pages included, have headers of their own.
    if (!request.url.startsWith('/api/')) reply.headers(commonHeaders);
  });
  return app;
}
