import { withTimeout } from '@ilera/contracts';
import { LRUCache } from 'lru-cache';

/** Milliseconds until a cached response expires. */
const keepMs = 10_000;

/** Milliseconds that a reader waits for a refresh before getting the previous value. */
const staleAfterMs = 500;

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

/**
 * Caches public responses that hardly ever change: categories, conditions, plans, places. Caching for a few
 * seconds spares the database almost all reads, and processes disagree for no longer than that.
 * @param now milliseconds of a clock that only goes forward
 */
export function createCatalogueCache(now = () => performance.now()) {
  const cache = new LRUCache<string, { value: unknown }, () => Promise<unknown>>({
    max: 1000,
    ttl: keepMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make }) => ({ value: await make() }),
  });
  return {
    /**
     * The cached value of this key, or the result of `make`. Concurrent callers share one `make`. An expired
     * value is served while its refresh is slow or fails.
     */
    async get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const previous = cache.peek(key, { allowStale: true });
      const fresh = cache.forceFetch(key, { context: make });
      const { value } = await (previous ? withTimeout(staleAfterMs, fresh).catch(() => previous) : fresh);
      return value as T;
    },
    /** Empties the cache, after a change made through this process. */
    clear: () => cache.clear(),
  };
}
