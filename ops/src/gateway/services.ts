import type { FastifyPluginAsync } from 'fastify';
import { Notifier, type GatewayEventListener } from '../notify/notifier';
import { Ledger } from '../registry/ledger/ledger';
import type { Keys } from '../registry/ledger/load-keys';
import { LocalRegistry } from '../registry/registry';
import { ReleaseCache } from '../registry/releases/release-cache';
import type { ReleaseStore } from '../store/release-store';
import { AssetCache } from './assets/asset-cache';
import { FileCheck } from './assets/file-check';
import type { GatewayConfig } from './gateway-config';
import { VersionMetrics } from './health/version-metrics';
import { createPlainLog, type Log } from './log';
import { AnswerCache } from './prerender/answer-cache';
import { startPrerenderers } from './prerender/start-prerenderers';
import { createAssetUrl } from './revisions/composition';
import { RevisionFollower } from './revisions/revision-follower';
import { Snapshot } from './revisions/snapshot';
import { createVersionChoice } from './version-choice/version-choice';

/** Options of a gateway, by the process that starts it. */
export interface GatewayOptions {
  store: ReleaseStore;
  config: GatewayConfig;
  keys?: Keys;
  /** Milliseconds between polls of the ledger. */
  pollEvery?: number;
  /** Memory for artefacts in bytes; 0 reads each from the store, for tests that remove files. */
  assetMemory?: number;
  /** Addresses of dev servers, by remote; never set in production. */
  devRemotes?: Record<string, string>;
  log?: Log;
}

/** Services that the plugins of a gateway share. */
export type Services = ReturnType<typeof createServices>;

export type GatewayPlugin = FastifyPluginAsync<Services>;

/** Creates each service once. */
export function createServices(options: GatewayOptions) {
  const { store, config, keys = {}, assetMemory = 128 * 1024 * 1024, devRemotes = {} } = options;
  const { log = createPlainLog(console.error) } = options;
  const { apiAddress, webhook } = config;
  const notifier = webhook
    ? new Notifier(webhook, (text) => log.warn({ event: 'webhook' }, text))
    : undefined;
  const onEvent: GatewayEventListener = (event) => {
    log.error({ event: event.type, ...event }, event.text);
    notifier?.alarm(event);
  };
  const { opsKey } = keys;
  const ledger = new Ledger(store, keys);
  const snapshot = config.snapshotDir ? new Snapshot(store, config.snapshotDir) : undefined;
  const artefacts = snapshot ?? store;
  const releases = new ReleaseCache(artefacts);
  const assetCache = new AssetCache(artefacts, assetMemory);
  const assetUrl = createAssetUrl(config.assetBaseUrl);
  const fileCheck = new FileCheck(assetCache, releases, onEvent);
  const metrics = new VersionMetrics();
  const sources = { ledger, releases, assetUrl, fileCheck, metrics, onEvent, log, snapshot };
  const follower = new RevisionFollower(sources, options.pollEvery);
  return {
    config,
    log,
    notifier,
    /** Tells people on call, in the log and by the webhook. */
    onEvent,
    /** Signs links and sessions of operators; unset: there is no console. */
    opsKey,
    ledger,
    /** Makes the changes of the console. */
    registry: new LocalRegistry(ledger, { ...config, notifier }),
    releases,
    assetCache,
    assetUrl,
    fileCheck,
    metrics,
    follower,
    ...createVersionChoice({ ledger, releases, assetUrl, fileCheck, follower, opsKey, devRemotes }),
    /** The API's answers for prerendering; unset: the browser makes all requests. */
    answers: apiAddress ? new AnswerCache(apiAddress) : undefined,
    prerenderers: startPrerenderers(assetCache, config.site, log),
    devRemotes,
  };
}
