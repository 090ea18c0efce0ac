import type { LRUCache } from 'lru-cache';

/**
 * Runs work once and caches its promise. Work that failed, or whose result `isKept` rejects, is not cached
 * and runs again.
 */
export function cachedPromise<Value extends object | undefined>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
  isKept: (value: Value) => boolean = () => true,
): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const work = make();
  cache.set(key, work);
  const forget = (): void => {
    if (cache.peek(key) === work) cache.delete(key);
  };
  work.then((value) => {
    if (!isKept(value)) forget();
  }, forget);
  return work;
}
