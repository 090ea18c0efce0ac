import Fastify, { type FastifyInstance } from 'fastify';
import type { Release } from '@shared/contracts';
import type { Keys } from '../keys/load-keys';
import { Ledger } from '../ledger/ledger';
import { registerConsole } from '../console/console.routes';
import type { ReleaseStore } from '../store/release-store';
import { registerApiProxy } from './api-proxy';
import { AssetShelf } from './asset-shelf';
import { registerAssets } from './asset.routes';
import { createAutoPause } from './auto-pause';
import { createAssetUrl } from './composition';
import { registerDocuments } from './document.routes';
import type { GatewayConfig } from './gateway-config';
import { HealthBook } from './health-book';
import { registerHealth } from './health.routes';
import { registerLive } from './live.routes';
import { registerPins } from './pin.routes';
import { AnswerShelf } from './prerender/answer-shelf';
import { Painter } from './prerender/painter';
import { Renderer } from './prerender/renderer';
import { readVerified } from './read-verified';
import { ReleaseShelf } from './release-shelf';
import { registerReports } from './report.routes';
import { registerRobots } from './robots.routes';
import { commonHeaders } from './security-headers';
import { SharedHealth } from './shared-health';
import { StateFollower } from './state-follower';
import { VariantShelf } from './variant-shelf';

export interface GatewayOptions {
  store: ReleaseStore;
  config: GatewayConfig;
  keys?: Keys;
  /** Milliseconds between looks at the ledger. */
  pollEvery?: number;
  /** Memory for artefacts in bytes; 0 reads each from the store, for tests that take files away. */
  assetMemory?: number;
  /** Remotes that a dev server on this machine serves, by name to its address; never set in production. */
  devRemotes?: Record<string, string>;
  warn?: (message: string) => void;
}

export interface Gateway {
  app: FastifyInstance;
  follower: StateFollower;
  health: HealthBook;
  close(): Promise<void>;
}

/** The server of the composed site. It holds nothing that another one beside it would need (design section 6). */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const {
    store,
    config,
    keys = {},
    pollEvery,
    assetMemory = 128 * 1024 * 1024,
    warn = console.warn,
  } = options;
  const { opsKey, signer, trust } = keys;
  const app = createServer(config.trustProxy);
  const ledger = new Ledger(store, signer ? { signer } : {});
  const releases = new ReleaseShelf(store);
  const assets = new AssetShelf(store, assetMemory);
  const assetUrl = createAssetUrl(config.assetBaseUrl);
  const variants = new VariantShelf(releases, assetUrl);
  const health = new HealthBook();
  const sharedHealth = new SharedHealth({ store, summary: () => health.summary(), warn });
  const follower = new StateFollower({
    store,
    ledger,
    shelf: releases,
    assetUrl,
    ...(trust ? { trust } : {}),
    ...(pollEvery === undefined ? {} : { pollEvery }),
    onChange: async ({ shell, remotes }) => {
      await Promise.all([shell, ...Object.values(remotes)].map((release) => assets.warm(release)));
    },
    onTrouble: (error) =>
      warn(`The last known state stays: ${error instanceof Error ? error.message : String(error)}`),
  });
  const pause = createAutoPause({ store, ledger, health, rule: config.pauseRule, warn });
  const readFile = (release: Release, file: string): Promise<string | undefined> =>
    readVerified(assets, release, file);
  const renderer = new Renderer((release) =>
    release.prerender ? readFile(release, release.prerender.script) : Promise.resolve(undefined),
  );
  const painter = new Painter({
    renderer,
    readFile,
    config: config.site,
    ...(config.dataBase ? { answers: new AnswerShelf(config.dataBase) } : {}),
  });
  const secret = opsKey ? { opsKey } : {};

  registerHealth(app, follower);
  registerLive(app, follower);
  // A gateway that cannot sign cannot change what is live; it still counts.
  registerReports(app, {
    health,
    warn,
    ...secret,
    ...(signer || !trust ? { onFailure: (report) => void pause(report) } : {}),
  });
  registerRobots(app, follower);
  registerPins(app, opsKey);
  registerAssets(app, releases, assets);
  if (opsKey) await registerConsole(app, { store, ledger, follower, health: sharedHealth, opsKey });
  if (config.apiUpstream) await registerApiProxy(app, config.apiUpstream);
  registerDocuments(app, {
    follower,
    variants,
    config,
    assetUrl,
    health,
    painter,
    readFile,
    ...secret,
    ...(options.devRemotes ? { devRemotes: options.devRemotes } : {}),
  });
  await follower.start();
  sharedHealth.start();

  return {
    app,
    follower,
    health,
    close: async () => {
      follower.stop();
      await sharedHealth.stop();
      renderer.close();
      await app.close();
    },
  };
}

function createServer(trustProxy: string): FastifyInstance {
  const app = Fastify({
    // Addresses may carry one-time tokens, so requests are not logged; health and reports count what matters.
    logger: false,
    trustProxy,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 4096 },
    // Addresses that cannot even be decoded never reach a hook.
    frameworkErrors: (_error, _request, reply) => {
      const { raw } = reply;
      raw.writeHead(400, { ...commonHeaders, 'content-type': 'text/plain' });
      raw.end('Bad request.\n');
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    // The API's answers, its payment pages among them, have headers of their own.
    if (!request.url.startsWith('/api/')) reply.headers(commonHeaders);
  });
  return app;
}
