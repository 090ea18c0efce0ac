import { keptPages, keptFor } from '@ilera/contracts';
import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { readKeptFor } from '../offline/kept-pages';
import { toCopy } from './copy';
import { offlineResponse } from './offline-page/response';

/** Drops a document that was requested before a sign-in or log-out and arrives after it. */
const keepForOnePerson: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.keptFor = await readKeptFor();
  },
  cacheWillUpdate: async ({ response, state }) =>
    state?.keptFor === (await readKeptFor()) ? response : null,
};

/** Seconds without an answer before a kept copy is shown; without a copy the worker waits for the network. */
const silenceSeconds = 10;

/**
 * Serves documents from the network, or a copy if the network is silent, or else the offline page. Only
 * documents that the gateway marks, the same for every visitor, are kept.
 */
export const documents = new NetworkFirst({
  cacheName: keptPages,
  networkTimeoutSeconds: silenceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    keepForOnePerson,
    {
      cacheWillUpdate: ({ response }) => toCopy(response),
      cacheDidUpdate: () => dropOldest(),
      handlerDidError: async () => offlineResponse(),
    },
  ],
});

/** Maximum number of copies, at most about 100 kB each. */
const maxCopies = 30;

/**
 * Removes the oldest copies. Workbox's expiration would record addresses and times in a separate database,
 * which each log-out would have to clear.
 */
async function dropOldest(): Promise<void> {
  const cache = await caches.open(keptPages);
  const copies = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== keptFor);
  for (const request of copies.slice(0, Math.max(0, copies.length - maxCopies)))
    await cache.delete(request, { ignoreVary: true });
}
