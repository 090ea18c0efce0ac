import { LRUCache } from 'lru-cache';

/**
 * Keeps what was loaded by its key, the least recently used out first. Of many that ask at once, one loads; a failure,
 * or nothing, is not kept.
 * @param max entries
 * @param ttl milliseconds after which an entry is loaded again; unset: it does not change
 * @returns what a key has, loaded where that is not kept, or where `isOld` says that it may have changed
 */
export function createMemory<Value extends object | undefined>(max: number, ttl = 0) {
  const kept = new LRUCache<string, NonNullable<Value>, () => Promise<Value>>({
    max,
    ttl,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: load }) => load() as Promise<NonNullable<Value> | undefined>,
  });
  return (key: string, load: () => Promise<Value>, isOld = false): Promise<Value> =>
    kept.fetch(key, { context: load, forceRefresh: isOld }) as Promise<Value>;
}
