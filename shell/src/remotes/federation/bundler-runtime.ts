import { init } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { init as initRemote } from '@module-federation/webpack-bundler-runtime/dist/init.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

/**
 * The half of the federation runtime that webpack's code in a remote's entry calls. Remotes are built without
 * it and take it from the page (shared/build/src/federation-internals.ts). The package's main export has
 * parts besides that no remote uses, which would make the runtime 2 kB larger; these are the modules that it
 * is made of.
 */
export const bundlerRuntime = {
  runtime: { init },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
  bundlerRuntime: { consumes, I: initializeSharing, S: {}, initContainerEntry, init: initRemote },
};

/**
 * Puts the runtime into a global of the page. Entries read it when they run, so this must be called before.
 */
export function provideBundlerRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime });
}
