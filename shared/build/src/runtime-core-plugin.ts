import * as core from '@module-federation/runtime/core';

/**
 * Gives the shell's copy of the federation core to the remotes, which are built without one. The built-in
 * `provideExternalRuntime` would carry a second, CommonJS copy: 32 kB instead of 22 kB (design section 5).
 */
export default function runtimeCorePlugin() {
  return {
    name: 'runtime-core',
    beforeInit<Args>(args: Args): Args {
      (globalThis as Record<string, unknown>)._FEDERATION_RUNTIME_CORE = core;
      return args;
    },
  };
}
