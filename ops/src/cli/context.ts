import { readEnvironment } from '@ilera/contracts/environment';
import { currentUser } from '../common/current-user';
import { findParts, hasShell } from '../common/repository';
import { readGateways } from '../metrics/ask-gateways';
import { openRegistry } from '../registry/open-registry';
import type { Registry } from '../registry/registry';
import { teller, type Options } from './options';

/** What a command works with. */
export interface Context {
  registry: Registry;
  /** The repository of parts in which it runs; absent elsewhere. */
  repository?: string;
  options: Options;
  /** Who the history names, where the registry does not know it from a token. */
  by: string;
  /** Addresses of gateways to ask what they serve. */
  sites: string[];
  tell: (line: string) => void;
}

/** The result of a command: for `--json`, and for a person. */
export interface CommandResult {
  data: unknown;
  text?: string;
  /** 1: something is wrong; 2: written, and not known to be live; 3: too early to say. */
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

/** Opens the registry or store from which a promotion takes, which has a token and keys of its own. */
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

/** A squad's repository has neither a store nor keys of its own. */
const checkoutOf = (repository: string | undefined): string | undefined =>
  repository && hasShell(repository) ? repository : undefined;
