import type { Revision } from '@ilera/contracts';
import type { OpenIdConfig } from '../common/sign-in-config';
import type { VersionSummary } from '../metrics/version-summary';
import type { Ledger } from '../registry/ledger/ledger';
import type { LocalRegistry } from '../registry/registry';
import type { RefusedRevision } from '../site/revision-text';

export interface ConsoleAccess {
  /** Signs sessions and links, and signs operators in where there is no provider. */
  opsKey: string;
  openId: OpenIdConfig | undefined;
}

/** Services of the gateway that the console shows. */
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
    poll: () => Promise<void>;
  };
  metrics: { summary: () => VersionSummary[] };
  /** Alarms for a person, in sentences. */
  listAlarms: () => string[];
}
