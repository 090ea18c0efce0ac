/**
 * Caches public responses that change only when operators change them: categories, conditions, plans, places. A few
 * seconds take almost all reads off the database, and keep several processes close to each other.
 */
const keepMs = 10_000;
const maxEntries = 1000;

export interface CatalogueCache {
  /** The cached value of this key, or the result of `make`. Concurrent callers share one `make`. */
  get<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Empties the cache, after a change made through this process. */
  clear(): void;
}

/** An empty cache. */
export function createCatalogueCache(): CatalogueCache {
  const entries = new Map<string, { until: number; answer: Promise<unknown> }>();
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const entry = entries.get(key);
      if (entry && entry.until > performance.now()) return entry.answer as Promise<T>;
      const answer = make();
      entries.delete(key);
      entries.set(key, { until: performance.now() + keepMs, answer });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
      // A failure is not cached: the next request tries again.
      answer.catch(() => entries.delete(key));
      return answer;
    },
    clear: () => entries.clear(),
  };
}
