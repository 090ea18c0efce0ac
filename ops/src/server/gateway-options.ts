import type { Logger } from 'pino';
import type { GatewayConfig } from '../gateway/gateway-config';
import type { Keys } from '../registry/ledger/load-keys';
import type { GatewayEventListener } from '../notify/gateway-event';
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
