import {
  createInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { SharedLibrary } from '@ilera/contracts';
import * as runtime from '@ilera/runtime';
import * as mobx from 'mobx';
import * as mobxReactLite from 'mobx-react-lite';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';

/** The hash that each entry must have, by address. */
type EntryIntegrities = ReadonlyMap<string, string>;

/**
 * Makes the page's one instance of the federation runtime. It begins without remotes: each is registered when it is
 * needed. Tools that read `__FEDERATION__` find the shell's version in it.
 */
export function createFederation(version: string, integrities: EntryIntegrities): ModuleFederation {
  // Remotes are built without the runtime: their entries read it from this global when they run.
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime });
  return createInstance({
    name: 'shell',
    version,
    remotes: [],
    shared: sharedLibraries,
    shareStrategy: 'loaded-first',
    plugins: [entryPlugin(integrities)],
  });
}

type SharedLibraries = NonNullable<Parameters<ModuleFederation['initOptions']>[0]['shared']>;

/** Exact versions by package, filled in by the build (shared/build/src/shell-config.ts). */
declare const SHARED_VERSIONS: Record<string, string>;

/**
 * The libraries that the page has once, by the name that remotes import. The runtime knows no prefixes: each
 * sub-path stands here.
 */
const libraries: Record<SharedLibrary, () => object> = {
  // The default import is what `require` gives, where the namespace would be a copy.
  react: () => react,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => reactDom,
  'react-dom/client': () => reactDomClient,
  mobx: () => mobx,
  'mobx-react-lite': () => mobxReactLite,
  '@ilera/runtime': () => runtime,
};

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** The libraries that the shell provides to every remote, as the federation runtime takes them. */
const sharedLibraries: SharedLibraries = Object.fromEntries(
  Object.entries(libraries).map(([name, load]) => {
    const version = SHARED_VERSIONS[packageOf(name)];
    if (!version) throw new Error(`The build gave no version for ${name}`);
    return [
      name,
      { version, lib: load, shareConfig: { singleton: true, strictVersion: true, requiredVersion: version } },
    ];
  }),
);

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

/**
 * Loads entries with their hash, in CORS mode, and none that the document does not know. The runtime's own
 * loader does none of these.
 */
const entryPlugin = (integrities: EntryIntegrities): ModuleFederationRuntimePlugin => ({
  name: 'verified-entry',
  async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
    // A retry adds its number to the address.
    const integrity = integrities.get(entry.replace(/\?r=\d+$/, ''));
    if (integrity === undefined) throw new TypeError(`Not a known script: ${entry}`);
    const page = globalThis as unknown as Record<string, Container | undefined>;
    // An entry that defines no container must not seem to have defined that of an earlier attempt.
    page[entryGlobalName] = undefined;
    await runEntry(entry, integrity);
    const container = page[entryGlobalName];
    if (!container) throw new TypeError(`${entry} defined no container`);
    return container;
  },
});

/** Runs a script; rejects when it does not arrive or is not the one with that hash. */
function runEntry(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  });
}
