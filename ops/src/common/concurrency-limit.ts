/** Counts what runs at the same time, for each key and in total. */
export interface ConcurrencyLimit {
  /** Takes a slot; false when all are taken. */
  take(key: string): boolean;
  /** Releases a slot that was taken under this key. */
  release(key: string): void;
}

/** @param perKey slots of one key @param total slots of all keys together */
export function createConcurrencyLimit(perKey: number, total: number): ConcurrencyLimit {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(key) {
      const own = taken.get(key) ?? 0;
      if (own >= perKey || all >= total) return false;
      taken.set(key, own + 1);
      all += 1;
      return true;
    },
    release(key) {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
      all -= 1;
    },
  };
}
