import { containerName, type RemoteModule, type RemoteVersion } from '@shared/contracts';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import { within } from './within';

const ENTRY_TIMEOUT_MS = 7_000;

/** Only scripts whose hash the document names are run: address to integrity, filled as versions are registered. */
const integrities = new Map<string, string>();

const plainUrl = (url: string): string => url.replace(/\?r=\d+$/, '');

const trustedUrl = createUrlPolicy();

/** Creates the entry's script with its integrity, since federation has none of its own (reliability section 2.1). */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'entry-integrity',
  createScript({ url }) {
    const integrity = integrities.get(plainUrl(url));
    if (integrity === undefined) throw new Error(`No known hash for ${plainUrl(url)}`);
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity; // a developer's own build has no hash
    script.src = trustedUrl(url);
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
};

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
  const attempt = tries.get(name) ?? 0;
  if (tries.size === 0) registerPlugins([integrityPlugin]);
  tries.set(name, attempt + 1);
  const entry = new URL(`${version.base}${version.entry}`, window.location.origin).href;
  integrities.set(entry, version.override ? '' : version.entryIntegrity);
  registerRemotes([{ name, entry: attempt ? `${entry}?r=${attempt}` : entry }], { force: attempt > 0 });
  const loaded = await loadRemote<{ default?: RemoteModule }>(`${name}/remote`);
  return checkedModule(loaded?.default);
}

/** After a mismatch of shared versions federation answers a module without its exports: look before use. */
function checkedModule(module: RemoteModule | undefined): RemoteModule {
  if (!module || typeof module.pages !== 'object')
    throw new TypeError('It does not export what a remote must');
  return module;
}

function createUrlPolicy(): (url: string) => string {
  const factory = (
    globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    }
  ).trustedTypes;
  if (!factory) return (url) => url;
  const policy = factory.createPolicy('mf-shell', {
    createScriptURL(url: string) {
      if (!integrities.has(plainUrl(url))) throw new TypeError(`Not a known script: ${url}`);
      return url;
    },
  });
  return (url) => policy.createScriptURL(url);
}
