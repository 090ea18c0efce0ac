import { containerName, type RemoteModule, type RemoteVersion } from '@shared/contracts';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';

const ENTRY_TIMEOUT_MS = 10_000;

/** Only scripts whose hash the document names are run: address to integrity, filled as versions are registered. */
const integrities = new Map<string, string>();

const plainUrl = (url: string): string => url.replace(/\?r=\d+$/, '');

const trustedUrl = createUrlPolicy();

/** Creates the entry's script with its integrity, since federation has none of its own (reliability section 2.1). */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'entry-integrity',
  createScript({ url }) {
    const integrity = integrities.get(plainUrl(url));
    if (!integrity) throw new Error(`No known hash for ${plainUrl(url)}`);
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = trustedUrl(url);
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
};

let ready = false;

/**
 * Loads one version of a remote's exposed module.
 * @param attempt 0 first; a later one asks for the entry under another address, since a request that hangs cannot be
 * asked again under its own
 */
export async function importRemote(
  remote: string,
  version: RemoteVersion,
  attempt: number,
): Promise<RemoteModule> {
  if (!ready) {
    registerPlugins([integrityPlugin]);
    ready = true;
  }
  const name = containerName(remote, version.version);
  const entry = new URL(`${version.base}${version.entry}`, window.location.origin).href;
  integrities.set(entry, version.entryIntegrity);
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
