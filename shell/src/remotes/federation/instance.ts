import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import { pageRegistry } from '../../page-registry';
import { trustedUrl } from './run-entry';
import { runtimePlugins } from './runtime-plugins';
import { sharedLibraries } from './shared-libraries';

/**
 * The page's one instance of the federation runtime. It begins without remotes: each is registered when it is
 * needed. Tools that read `__FEDERATION__` find the shell's version in it.
 */
export function federationInstance(): ModuleFederation {
  const registry = pageRegistry();
  if (registry.federation) return registry.federation;
  // Remotes are built without it: their entries read it from this global when they run.
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime });
  registry.federation = createInstance({
    name: 'shell',
    version: registry.shellVersion,
    remotes: [],
    shared: sharedLibraries,
    shareStrategy: 'loaded-first',
    plugins: runtimePlugins,
  });
  return registry.federation;
}

export { trustedUrl };
