import { readEnvironment } from '@ilera/contracts/environment';
import { currentUser } from '../common/current-user';
import { findParts, hasShell } from '../common/repository';
import { readGateways } from '../metrics/ask-gateways';
import { openRegistry } from '../registry/open-registry';
import type { Registry } from '../registry/registry';
import { teller, type Options } from './options';

export interface Context {
  registry: Registry;
  /** The repository of parts around the working folder; unset elsewhere. */
  repository?: string;
  options: Options;
  /** Author for the history, unless the registry knows one from a token. */
  by: string;
  /** Addresses of the gateways that are asked for their revision. */
  sites: string[];
  tell: (line: string) => void;
}

/** The result of a command: `data` for `--json`, `text` for people. */
export interface CommandResult {
  data: unknown;
  text?: string;
  /** 1: something is wrong; 2: written, and not known to be live; 3: too early for a verdict. */
  exitCode?: 1 | 2 | 3;
}

/** Opens the registry of RELEASE_REGISTRY or RELEASE_STORE. */
export async function openContext(options: Options): Promise<Context> {
  const repository = findParts();
  const environment = readEnvironment({ RELEASE_SITE: options.site ?? process.env.RELEASE_SITE });
  const sites = readGateways(environment, 'RELEASE_SITE');
  environment.check();
  return {
    registry: await openRegistry(checkoutOf(repository), process.env),
    ...(repository ? { repository } : {}),
    options,
    by: currentUser(),
    sites,
    tell: teller(options),
  };
}

/** Opens the registry or store that a promotion reads, with the token and keys of that environment. */
export function openSource({ repository }: Context, from: string): Promise<Registry> {
  const { env } = process;
  return openRegistry(checkoutOf(repository), {
    ...env,
    ...(/^https?:/.test(from)
      ? { RELEASE_REGISTRY: from, RELEASE_TOKEN: env.RELEASE_FROM_TOKEN }
      : { RELEASE_REGISTRY: undefined, RELEASE_STORE: from }),
    RELEASE_PUBLIC_KEYS: env.RELEASE_FROM_PUBLIC_KEYS ?? env.RELEASE_PUBLIC_KEYS,
  });
}

/** The repository where it has the shell; a squad's repository has neither store nor keys. */
const checkoutOf = (repository: string | undefined): string | undefined =>
  repository && hasShell(repository) ? repository : undefined;
