import type { LRUCache } from 'lru-cache';

/** Work that is done once and kept. Work that failed, or that `isKept` turns down, is forgotten and done again. */
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
