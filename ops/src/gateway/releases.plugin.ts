import fp from 'fastify-plugin';
import { AssetCache } from './assets/asset-cache';
import { FileCheck } from './assets/file-check';
import './instance';
import { createAssetUrl } from './revisions/composition';
import { ReleaseCache } from '../registry/releases/release-cache';
import { RevisionFollower } from './revisions/revision-follower';
import { Snapshot } from './revisions/snapshot';
import { Ledger } from '../registry/ledger/ledger';
import { LocalRegistry } from '../registry/registry';
import { Notifier, type GatewayEventListener } from '../notify/notifier';
import type { Logger } from 'pino';
import type { GatewayConfig } from './gateway-config';
import type { Keys } from '../registry/ledger/load-keys';
import type { ReleaseStore } from '../store/release-store';

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

/** Follows the store: what is live, its releases and files, and what people are told of it. */
export const releases = fp<GatewayOptions>(async (app, options) => {
  const { store, keys = {}, assetMemory = 128 * 1024 * 1024, log, pollEvery } = options;
  const { config, warn } = app;
  const snapshot = config.snapshotDir ? new Snapshot(store, config.snapshotDir) : undefined;
  const artefacts = snapshot ?? store;
  const ledger = new Ledger(store, keys);
  const notifier = config.webhook ? new Notifier(config.webhook, warn) : undefined;

  app.decorate('onEvent', (event) => {
    if (log) log.error({ event: event.type, ...event }, event.text);
    else warn(event.text);
    notifier?.alarm(event);
    options.onEvent?.(event);
  });
  app.decorate('ledger', ledger);
  app.decorate(
    'registry',
    new LocalRegistry(ledger, {
      notifier,
      site: config.siteOrigin ? { origin: config.siteOrigin, assets: config.assetBaseUrl } : undefined,
    }),
  );
  app.decorate('assetUrl', createAssetUrl(config.assetBaseUrl));
  app.decorate('releases', new ReleaseCache(artefacts));
  app.decorate('assets', new AssetCache(artefacts, assetMemory));
  app.decorate('files', new FileCheck(app));
  app.decorate('follower', new RevisionFollower(app, pollEvery, snapshot));

  app.addHook('preClose', async () => {
    app.follower.stop();
    await app.files.close();
    await notifier?.settled();
  });
});
