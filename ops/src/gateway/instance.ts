/** What the parts of the gateway read from its Fastify instance. */
import type { Preview } from '@shared/contracts';
import type { GatewayEventListener } from '../notify/notifier';
import type { Ledger } from '../registry/ledger/ledger';
import type { LocalRegistry } from '../registry/registry';
import type { AssetCache } from './assets/asset-cache';
import type { GatewayConfig } from './gateway-config';
import type { FileCheck } from './assets/file-check';
import type { VersionMetrics } from './health/version-metrics';
import type { ApiResponseCache } from './prerender/api-response-cache';
import type { Prerenderer } from './prerender/prerenderer';
import type { AssetUrl, Composition } from './revisions/composition';
import type { ReleaseCache } from '../registry/releases/release-cache';
import type { RevisionFollower } from './revisions/revision-follower';
import type { ComposeVariant } from './version-choice/version-choice.plugin';

declare module 'fastify' {
  interface FastifyInstance {
    config: GatewayConfig;
    /** Signs links and sessions of operators; unset: there is no console. */
    opsKey: string | undefined;
    /** Writes a line of the log, with fields where the log is structured. */
    warn: (text: string, fields?: object) => void;
    onEvent: GatewayEventListener;
    ledger: Ledger;
    /** What the console changes goes through it. */
    registry: LocalRegistry;
    releases: ReleaseCache;
    assetUrl: AssetUrl;
    assets: AssetCache;
    files: FileCheck;
    follower: RevisionFollower;
    composeVariant: ComposeVariant;
    /**
     * What page loads get of the newest revision, with canaries or without; undefined while there is none. What cannot
     * be composed is replaced by the live versions.
     */
    shown: (canaries?: string[]) => Promise<Composition | undefined>;
    /** A preview that can be looked at; undefined for one that is unknown, over, or not believed. */
    findPreview: (id: string) => Promise<Preview | undefined>;
    metrics: VersionMetrics;
    /** The prerenderer of a preview, or of what is live. */
    prerendererOf: (preview?: Pick<Preview, 'id' | 'at'>) => Prerenderer;
    /** Responses of the API; unset: the browser makes all requests. */
    answers: ApiResponseCache | undefined;
    /** Remotes that a dev server on this machine serves, by name to its address. */
    devRemotes: Record<string, string> | undefined;
    /** Whether the API responds; unset where it is not of this site. */
    checkApi: (() => Promise<boolean>) | undefined;
  }
}
