import { isKey, type ReleaseStore } from '../store/release-store';

/** A store with some of its methods replaced. */
export const replaceIn = (store: ReleaseStore, replaced: Partial<ReleaseStore>): ReleaseStore =>
  Object.assign(Object.create(store) as ReleaseStore, replaced);

/** A store in memory, for tests that need hundreds of them. */
export function openMemoryStore(): ReleaseStore {
  const held = new Map<string, Buffer>();
  return {
    description: 'memory',
    putIfAbsent: async (key, body) => {
      if (held.has(key)) return 'exists';
      held.set(key, Buffer.from(body));
      return 'created';
    },
    put: async (key, body) => void held.set(key, Buffer.from(body)),
    get: async (key) => held.get(key),
    list: async (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix) && isKey(key)),
    remove: async (key) => void held.delete(key),
  };
}
