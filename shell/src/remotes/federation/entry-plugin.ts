import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { runEntry } from './run-entry';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

/**
 * Loads entries with their hash, in CORS mode and under the site's Trusted Types policy. The runtime's own
 * loader does none of these.
 */
export const entryPlugin: ModuleFederationRuntimePlugin = {
  name: 'verified-entry',
  async loadEntry({ remoteInfo: { entry, entryGlobalName } }) {
    const page = globalThis as unknown as Record<string, Container | undefined>;
    // An entry that defines no container must not seem to have defined that of an earlier attempt.
    page[entryGlobalName] = undefined;
    await runEntry(entry);
    const container = page[entryGlobalName];
    if (!container) throw new TypeError(`${entry} defined no container`);
    return container;
  },
};
