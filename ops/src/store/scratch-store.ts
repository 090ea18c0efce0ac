import type { ReleaseStore } from './release-store';

/** Reads from a store and writes to memory only, for a dry run. */
export function openScratchStore(store: ReleaseStore): ReleaseStore {
  const written = new Map<string, Buffer>();
  return {
    description: store.description,
    putIfAbsent: async (key, body) => {
      if (written.has(key) || (await store.exists(key))) return 'exists';
      written.set(key, Buffer.from(body));
      return 'created';
    },
    put: async (key, body) => void written.set(key, Buffer.from(body)),
    get: async (key, most) => written.get(key) ?? store.get(key, most),
    exists: async (key) => written.has(key) || store.exists(key),
    list: async (prefix) => [
      ...new Set([
        ...[...written.keys()].filter((key) => key.startsWith(prefix)),
        ...(await store.list(prefix)),
      ]),
    ],
    remove: async (key) => void written.delete(key),
  };
}
