/**
 * Caches public responses that hardly ever change: categories, conditions, plans, places. A few
 * seconds take almost all reads off the database, and several processes differ by no more than that.
 */
import { withTimeout } from '@ilera/contracts';

const keepMs = 10_000;
const maxEntries = 1000;
/** A reader waits this long for a refresh before the previous value is served. */
const staleAfterMs = 500;

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

/** An empty cache. @param now milliseconds of a clock that only goes forward */
export function createCatalogueCache(now = () => performance.now()) {
  const entries = new Map<string, { until: number; value: Promise<unknown>; previous?: Promise<unknown> }>();

  function store(key: string, value: Promise<unknown>, previous?: Promise<unknown>): void {
    entries.delete(key);
    const entry = { until: now() + keepMs, value, ...(previous ? { previous } : {}) };
    entries.set(key, entry);
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
    value.then(
      () => delete entry.previous,
      () => {
        if (entries.get(key) !== entry) return;
        // A failure is not cached: the next request tries again, with the previous value as the fallback.
        if (previous) entries.set(key, { until: 0, value: previous });
        else entries.delete(key);
      },
    );
  }

  return {
    /**
     * The cached value of this key, or the result of `make`. Concurrent callers share one `make`. An expired
     * value is served while its refresh is slow or fails.
     */
    async get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const entry = entries.get(key);
      const isFresh = entry !== undefined && entry.until > now();
      if (!isFresh) store(key, make(), entry?.value);
      const { value, previous } = entries.get(key) ?? { value: make() };
      return (previous ? firstUsable(value, previous) : value) as Promise<T>;
    },
    /** Empties the cache, after a change made through this process. */
    clear: () => entries.clear(),
  };
}

/** The refreshed value, or the previous one when the refresh fails or is slow. */
function firstUsable(value: Promise<unknown>, previous: Promise<unknown>): Promise<unknown> {
  return withTimeout(staleAfterMs, value).catch(() => previous);
}
