import Fastify, { type FastifyInstance } from 'fastify';
import { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { registerApiProxy } from './api-proxy';
import { AssetShelf } from './asset-shelf';
import { registerAssets } from './asset.routes';
import { createAssetUrl, ReleaseShelf } from './composition';
import { registerDocuments } from './document.routes';
import type { GatewayConfig } from './gateway-config';
import { registerHealth } from './health.routes';
import { registerReports } from './report.routes';
import { registerRobots } from './robots.routes';
import { commonHeaders } from './security-headers';
import { StateFollower } from './state-follower';

export interface GatewayOptions {
  store: ReleaseStore;
  config: GatewayConfig;
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
  close(): Promise<void>;
}

/** The server of the composed site. It holds no state of its own: any number may run side by side (design section 6). */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { store, config, pollEvery, assetMemory = 128 * 1024 * 1024, warn = console.warn } = options;
  const app = Fastify({
    // Addresses may carry one-time tokens, so requests are not logged; health and reports count what matters.
    logger: false,
    trustProxy: 'loopback',
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

  const releases = new ReleaseShelf(store);
  const assets = new AssetShelf(store, assetMemory);
  const assetUrl = createAssetUrl(config.assetBaseUrl);
  const follower = new StateFollower({
    store,
    ledger: new Ledger(store),
    shelf: releases,
    assetUrl,
    ...(pollEvery === undefined ? {} : { pollEvery }),
    onChange: async ({ shell, remotes }) => {
      await Promise.all([shell, ...Object.values(remotes)].map((release) => assets.warm(release)));
    },
    onTrouble: (error) =>
      warn(`The release store does not answer; the last known state stays: ${String(error)}`),
  });

  registerHealth(app, follower);
  registerReports(app, { warn });
  registerRobots(app, follower);
  registerAssets(app, releases, assets);
  if (config.apiUpstream) await registerApiProxy(app, config.apiUpstream);
  registerDocuments(app, {
    follower,
    config,
    assetUrl,
    ...(options.devRemotes ? { devRemotes: options.devRemotes } : {}),
  });
  await follower.start();

  return {
    app,
    follower,
    close: async () => {
      follower.stop();
      await app.close();
    },
  };
}
