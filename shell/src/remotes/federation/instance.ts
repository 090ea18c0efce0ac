import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { provideBundlerRuntime } from './bundler-runtime';
import { allowEntry } from './run-entry';
import { runtimePlugins } from './runtime-plugins';
import { sharedLibraries } from './shared-libraries';

let instance: ModuleFederation | undefined;

/**
 * The page's one instance of the federation runtime. It begins without remotes: each is registered when it is
 * needed.
 * @param version the shell's, for tools that read `__FEDERATION__`
 */
export function federationInstance(version: string): ModuleFederation {
  if (instance) return instance;
  provideBundlerRuntime();
  instance = createInstance({
    name: 'shell',
    version,
    remotes: [],
    shared: sharedLibraries,
    shareStrategy: 'loaded-first',
    plugins: runtimePlugins,
  });
  return instance;
}

export { allowEntry };
