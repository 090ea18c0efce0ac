import { LRUCache } from 'lru-cache';

/**
 * A cache that loads what it lacks; the least recently used goes first. Of many that ask at once, one loads; a failure,
 * or nothing, is not kept.
 * @param max entries
 * @param ttl milliseconds after which an entry is loaded again; unset: it does not change
 * @returns what a key has, loaded where that is not kept, or where `refresh` asks for it
 */
export function createLoadingCache<Value extends object | undefined>(max: number, ttl = 0) {
  const kept = new LRUCache<string, NonNullable<Value>, () => Promise<Value>>({
    max,
    ttl,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: load }) => load() as Promise<NonNullable<Value> | undefined>,
  });
  return (key: string, load: () => Promise<Value>, refresh = false): Promise<Value> =>
    kept.fetch(key, { context: load, forceRefresh: refresh }) as Promise<Value>;
}
