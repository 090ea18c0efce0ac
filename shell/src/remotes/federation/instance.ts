import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { pageRegistry } from '../../page-registry';
import { provideBundlerRuntime } from './bundler-runtime';
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
  provideBundlerRuntime();
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
