import { LRUCache } from 'lru-cache';

/**
 * A cache that loads missing entries and drops the least recently used first. Simultaneous requests for a key share one
 * load; failures and undefined values are not cached.
 * @param max entries
 * @param ttl milliseconds after which an entry is loaded again; unset: never
 */
export function createLoadingCache<Value extends object | undefined>(max: number, ttl = 0) {
  const entries = new LRUCache<string, NonNullable<Value>, () => Promise<Value>>({
    max,
    ttl,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: load }) => load() as Promise<NonNullable<Value> | undefined>,
  });
  return (key: string, load: () => Promise<Value>, refresh = false): Promise<Value> =>
    entries.fetch(key, { context: load, forceRefresh: refresh }) as Promise<Value>;
}
