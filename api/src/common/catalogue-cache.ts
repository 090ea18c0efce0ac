import { withTimeout } from '@ilera/contracts';
import { LRUCache } from 'lru-cache';

/** Milliseconds for which a response is kept. */
const keepMs = 10_000;

/** A reader waits this long, in milliseconds, for a refresh before the previous value is served. */
const staleAfterMs = 500;

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

/**
 * Caches public responses that hardly ever change: categories, conditions, plans, places. A few
 * seconds take almost all reads off the database, and several processes differ by no more than that.
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
