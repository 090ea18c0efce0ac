import { guardStore } from '../../../ops/src/store/open-store';
import type { ReleaseStore } from '../../../ops/src/store/release-store';

/** A store that can be made to accept requests and never respond. */
export interface HangingStore {
  /** As gateway and publisher use it, with the timeouts of production. */
  store: ReleaseStore;
  /** @param ms how long; requests made meanwhile never get a response, as over a dead connection */
  hang(ms: number): Promise<void>;
  isHanging(): boolean;
}

export function openHangingStore(store: ReleaseStore): HangingStore {
  let until = 0;
  const isHanging = (): boolean => Date.now() < until;
  const unlessHanging = <T>(request: () => Promise<T>): Promise<T> =>
    isHanging() ? new Promise<never>(() => undefined) : request();
  return {
    store: guardStore({
      description: store.description,
      putIfAbsent: (key, body) => unlessHanging(() => store.putIfAbsent(key, body)),
      put: (key, body) => unlessHanging(() => store.put(key, body)),
      get: (key) => unlessHanging(() => store.get(key)),
      list: (prefix) => unlessHanging(() => store.list(prefix)),
      remove: (key) => unlessHanging(() => store.remove(key)),
    }),
    hang: (ms) => {
      until = Date.now() + ms;
      return new Promise((resolve) => setTimeout(resolve, ms));
    },
    isHanging,
  };
}
