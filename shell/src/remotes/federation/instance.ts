import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { EntryIntegrities } from './entry-plugin';
import { runtimePlugins } from './runtime-plugins';
import { sharedLibraries } from './shared-libraries';

/**
 * Makes the page's one instance of the federation runtime. It begins without remotes: each is registered when it is
 * needed. Tools that read `__FEDERATION__` find the shell's version in it.
 */
export function createFederation(version: string, integrities: EntryIntegrities): ModuleFederation {
  // Remotes are built without it: their entries read it from this global when they run.
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime });
  return createInstance({
    name: 'shell',
    version,
    remotes: [],
    shared: sharedLibraries,
    shareStrategy: 'loaded-first',
    plugins: runtimePlugins(integrities),
  });
}
