/** What gateway.ts decorates its Fastify instance with; the plugins declare what they add. */
import type { GatewayEventListener } from '../notify/notifier';
import type { Ledger } from '../registry/ledger/ledger';
import type { LocalRegistry } from '../registry/registry';
import type { AssetCache } from './assets/asset-cache';
import type { GatewayConfig } from './gateway-config';
import type { FileCheck } from './assets/file-check';
import type { VersionMetrics } from './health/version-metrics';
import type { AnswerCache } from './prerender/answer-cache';
import type { startPrerenderers } from './prerender/start-prerenderers';
import type { AssetUrl } from './revisions/composition';
import type { ReleaseCache } from '../registry/releases/release-cache';
import type { RevisionFollower } from './revisions/revision-follower';

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
    assetCache: AssetCache;
    fileCheck: FileCheck;
    /** The API's answers for prerendering; unset: the browser makes all requests. */
    answers: AnswerCache | undefined;
    /** Of a preview, or of what is live. */
    prerendererOf: ReturnType<typeof startPrerenderers>;
    follower: RevisionFollower;
    metrics: VersionMetrics;
    /** Remotes that a dev server on this machine serves, by name to its address. */
    devRemotes: Record<string, string> | undefined;
    /** Whether the API responds; unset where it is not of this site. */
    checkApi: (() => Promise<boolean>) | undefined;
  }
}
