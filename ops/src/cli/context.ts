import { currentUser } from '../common/current-user';
import { ReleaseRefused } from '../site/refusal';
import { findParts, hasShell, listParts } from '../common/repository';
import { readGateways } from '../metrics/ask-gateways';
import { openRegistry } from '../registry/open-registry';
import type { Registry } from '../registry/registry';
import { teller, text, type Options } from './options';

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

/** Opens the registry of the environment, or of RELEASE_REGISTRY or RELEASE_STORE. */
export async function openContext(
  options: Options,
  environment = text(options, 'environment'),
): Promise<Context> {
  const repository = findParts();
  // A squad's repository has neither a store nor keys of its own.
  const checkout = repository && hasShell(repository) ? repository : undefined;
  const env = environment === undefined ? process.env : variablesOf(environment, process.env);
  const sites = readGateways({ GATEWAYS: text(options, 'site') ?? env.RELEASE_SITE });
  return {
    registry: await openRegistry(checkout, env),
    ...(repository ? { repository } : {}),
    options,
    by: currentUser(),
    sites,
    tell: teller(options),
  };
}

/** What an environment may have of its own. */
const perEnvironment = [
  'RELEASE_REGISTRY_<NAME>',
  'RELEASE_TOKEN_<NAME>',
  'RELEASE_STORE_<NAME>',
  'RELEASE_PUBLIC_KEYS_<NAME>',
  'RELEASE_SITE_<NAME>',
];

/**
 * The variables of this process as an environment has them: `RELEASE_STORE_<NAME>` in place of `RELEASE_STORE`.
 * @throws ReleaseRefused where neither its registry nor its store is configured
 */
export function variablesOf(environment: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const nameOf = (variable: string): string =>
    variable.replace('<NAME>', environment.toUpperCase().replaceAll('-', '_'));
  const isName = /^[a-z][a-z0-9-]*$/.test(environment);
  const own: NodeJS.ProcessEnv = Object.fromEntries(
    perEnvironment.map((variable) => [
      variable.replace('_<NAME>', ''),
      isName ? env[nameOf(variable)]?.trim() || undefined : undefined,
    ]),
  );
  if (!own.RELEASE_REGISTRY && !own.RELEASE_STORE)
    throw new ReleaseRefused(
      `Neither registry nor store of "${environment}" is known. Set ${nameOf('RELEASE_REGISTRY_<NAME>')}, or ${nameOf('RELEASE_STORE_<NAME>')}.`,
    );
  const keys = own.RELEASE_PUBLIC_KEYS ?? env.RELEASE_PUBLIC_KEYS;
  return { ...env, ...own, RELEASE_PUBLIC_KEYS: keys };
}

/**
 * The parts that a command names, or all of the repository.
 * @throws outside of a repository of parts, and for a name that it does not have
 */
export function partsOf(
  repository: string | undefined,
  names: string[],
): { repository: string; names: string[] } {
  if (!repository)
    throw new ReleaseRefused('There is no part here: run it in a checkout of the site, or of your remote.');
  const known = listParts(repository);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ReleaseRefused(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return { repository, names: names.length > 0 ? names : known };
}

/** A part that is live or, in a checkout, one of its parts. @throws ReleaseRefused for any other name */
export async function onePart({ registry, repository }: Context, part: string | undefined): Promise<string> {
  const live = Object.keys((await registry.latest()).revision?.live ?? {});
  const known = [...new Set([...(repository ? listParts(repository) : []), ...live])];
  if (!part || !known.includes(part)) throw new ReleaseRefused(`Which part? One of: ${known.join(', ')}`);
  return part;
}
