import type { ReleaseStore } from './release-store';

/** The same store, which reads each key once: for a check that looks at the same releases several times. */
export function readOnce(store: ReleaseStore): ReleaseStore {
  const bodies = new Map<string, Promise<Buffer | undefined>>();
  return {
    description: store.description,
    putIfAbsent: (key, body) => store.putIfAbsent(key, body),
    put: (key, body) => store.put(key, body),
    get: (key) => {
      const body = bodies.get(key) ?? store.get(key);
      bodies.set(key, body);
      return body;
    },
    exists: (key) => store.exists(key),
    list: (prefix) => store.list(prefix),
    remove: (key) => store.remove(key),
  };
}
