import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { type EntryIntegrities, entryPlugin } from './entry-plugin';

/**
 * The plugins of the shell's federation runtime, in the order in which their hooks run. A plugin of your own
 * is added at the end (docs/squad.md, "Runtime plugins").
 */
export const runtimePlugins = (integrities: EntryIntegrities): ModuleFederationRuntimePlugin[] => [
  entryPlugin(integrities),
];
