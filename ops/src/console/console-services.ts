import type { Revision } from '@ilera/contracts';
import type { OpenIdConfig } from '../common/sign-in-config';
import type { VersionSummary } from '../metrics/version-summary';
import type { Ledger } from '../registry/ledger/ledger';
import type { LocalRegistry } from '../registry/registry';
import type { RefusedRevision } from '../site/revision-text';

/** The way to sign in to the console. */
export interface ConsoleAccess {
  /** Signs sessions and links, and signs operators in where there is no provider. */
  opsKey: string;
  openId: OpenIdConfig | undefined;
}

/** What the console is given of the gateway that it shows. */
export interface ConsoleServices {
  config: Pick<ConsoleAccess, 'openId'> & { gateways: string[]; metricsToken: string | undefined };
  /** Unset: the console is off. */
  opsKey: string | undefined;
  ledger: Ledger;
  registry: LocalRegistry;
  follower: {
    current: { revision: Revision } | undefined;
    refused: RefusedRevision[];
    storeProblem: { message: string } | undefined;
    /** Looks at the ledger now. */
    look: () => Promise<void>;
  };
  metrics: { summary: () => VersionSummary[] };
  /** What a person must look at, in sentences. */
  listAlarms: () => string[];
}
