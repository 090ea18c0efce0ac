import { withTimeout } from '@shared/contracts';
import type { ReleaseStore } from './release-store';
import { StoreError, toStoreError } from './store-error';

/** Timeouts of requests by kind, in milliseconds. */
export interface StoreTimeouts {
  read: number;
  /** Long enough for a large artefact over a slow connection. */
  write: number;
}

const usual: StoreTimeouts = { read: 5_000, write: 60_000 };

/** A store with a timeout for every request, whose errors name the store and say what to do. */
export function guardStore(store: ReleaseStore, timeouts: Partial<StoreTimeouts> = {}): ReleaseStore {
  const { read, write } = { ...usual, ...timeouts };
  const guard = async <T>(limit: number, request: () => Promise<T>): Promise<T> => {
    const late = () => new StoreError(store.description, `did not answer within ${limit / 1000} s.`);
    try {
      return await withTimeout(limit, request(), late);
    } catch (error) {
      throw toStoreError(store.description, error);
    }
  };
  return {
    description: store.description,
    putIfAbsent: (key, body) => guard(write, () => store.putIfAbsent(key, body)),
    put: (key, body) => guard(write, () => store.put(key, body)),
    get: (key) => guard(isLarge(key) ? write : read, () => store.get(key)),
    exists: (key) => guard(read, () => store.exists(key)),
    list: (prefix) => guard(write, () => store.list(prefix)),
    remove: (key) => guard(read, () => store.remove(key)),
  };
}

/** Whether a key may have a large object: records are small, artefacts need not be. */
const isLarge = (key: string): boolean => key.startsWith('artefacts/') && !key.endsWith('/release.json');
