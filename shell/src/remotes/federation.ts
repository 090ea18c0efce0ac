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
import { RemoteFailure } from './remote-failure';

/** The entries that may run, by address without a retry's number. */
export type KnownEntries = Map<string, { remote: string; version: string; integrity: string }>;

/**
 * Makes the page's only instance of the federation runtime. It starts without remotes: each is registered on
 * first use. Tools that read `__FEDERATION__` find the shell's version there.
 */
export function createFederation(version: string, entries: KnownEntries): ModuleFederation {
  // Remotes are built without the runtime: their entries read it from this global.
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime });
  return createInstance({
    name: 'shell',
    version,
    remotes: [],
    shared: sharedLibraries,
    shareStrategy: 'loaded-first',
    plugins: [entryPlugin(entries)],
  });
}

type SharedLibraries = NonNullable<Parameters<ModuleFederation['initOptions']>[0]['shared']>;

/** Exact versions by package, filled in by the build (shared/build/src/shell-config.ts). */
declare const SHARED_VERSIONS: Record<string, string>;

/** The libraries that the page has once, by import name. The runtime knows no prefixes, so each sub-path is listed. */
const libraries: Record<SharedLibrary, () => object> = {
  // The default import equals what `require` returns; the namespace would be a copy.
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

/** The shell's libraries for all remotes, in the federation runtime's format. */
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
 * Loads entries in CORS mode with their hash, and rejects entries that the document does not list. The
 * runtime's loader does neither.
 */
const entryPlugin = (entries: KnownEntries): ModuleFederationRuntimePlugin => ({
  name: 'verified-entry',
  async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
    // A retry appends its number to the address.
    const known = entries.get(entry.replace(/\?r=\d+$/, ''));
    if (!known) throw new Error(`Not a known script: ${entry}`);
    const page = globalThis as unknown as Record<string, Container | undefined>;
    // Clears the container of an earlier attempt, so that an entry without a container does not seem to define it.
    page[entryGlobalName] = undefined;
    await runEntry(entry, known.integrity);
    const container = page[entryGlobalName];
    if (!container) throw new RemoteFailure(known.remote, known.version, 'exports');
    return container;
  },
});

/** Runs a script; rejects if it does not arrive or its hash differs. */
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
