import { containerName, type RemoteModule, type RemoteVersion } from '@shared/contracts';
import { runEntry } from './run-entry';
import { within } from './within';

const ENTRY_TIMEOUT_MS = 7_000;

/** What a remote's entry leaves on the page under its container name: the protocol of module federation. */
interface Container {
  init(scope: object): unknown;
  get(module: './remote'): Promise<() => { default?: RemoteModule }>;
}

// Webpack puts the shell's own scope in their place: the libraries that it provides to every remote.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

/** Exposed modules by container name. A module that is here is never fetched again: its code would run twice. */
const modules = new Map<string, Promise<RemoteModule>>();

/** How often an entry was asked for; each time but the first under another address. */
const tries = new Map<string, number>();

/**
 * Loads one version of a remote's exposed module; callers at the same moment share one request. After a failure the
 * next call asks again, under another address, since a request that hangs cannot be repeated under its own.
 */
export function importRemote(remote: string, version: RemoteVersion): Promise<RemoteModule> {
  const name = containerName(remote, version.version);
  const known = modules.get(name);
  if (known) return known;
  const loading = within(ENTRY_TIMEOUT_MS, loadModule(name, version));
  modules.set(name, loading);
  loading.catch(() => modules.delete(name));
  return loading;
}

async function loadModule(name: string, version: RemoteVersion): Promise<RemoteModule> {
  const container = await loadContainer(name, version);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return checkedModule(await container.get('./remote'));
}

/** Runs the entry, each time anew: a container that failed once is never asked again. */
async function loadContainer(name: string, version: RemoteVersion): Promise<Container> {
  const attempt = tries.get(name) ?? 0;
  tries.set(name, attempt + 1);
  const page = globalThis as unknown as Record<string, Container | undefined>;
  page[name] = undefined;
  const address = new URL(`${version.base}${version.entry}`, window.location.origin).href;
  await runEntry(address, version.override ? '' : version.entryIntegrity, attempt);
  const container = page[name];
  if (!container) throw new TypeError('Its entry left no container');
  return container;
}

/** Evaluating it fails where the page lacks a library in the version it needs; asking again would not change that. */
function checkedModule(evaluate: () => { default?: RemoteModule }): RemoteModule {
  let module: RemoteModule | undefined;
  try {
    module = evaluate().default;
  } catch (cause) {
    throw new TypeError('It cannot run on this page', { cause });
  }
  if (!module || typeof module.pages !== 'object')
    throw new TypeError('It does not export what a remote must');
  return module;
}
