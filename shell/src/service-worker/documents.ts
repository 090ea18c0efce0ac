import { keptPages, keptFor } from '@ilera/contracts';
import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core';
import { readKeptFor } from '../offline/kept-pages';
import { toCopy } from './copy';
import { offlineResponse } from './offline-page/response';

/** Keeps no document that was requested before a sign-in or log-out and arrives after it. */
const keepForOnePerson: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.keptFor = await readKeptFor();
  },
  cacheWillUpdate: async ({ response, state }) =>
    state?.keptFor === (await readKeptFor()) ? response : null,
};

/** Without any answer for that long a kept copy is shown; without a copy the network is awaited. */
const silenceSeconds = 10;

/**
 * Documents from the network; without an answer from the copies; without a copy the offline page. Only what
 * the gateway marks is kept, which is the same for every visitor.
 */
export const documents = new NetworkFirst({
  cacheName: keptPages,
  networkTimeoutSeconds: silenceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    keepForOnePerson,
    {
      cacheWillUpdate: ({ response }) => toCopy(response, new Date()),
      cacheDidUpdate: () => dropOldest(),
      handlerDidError: async () => offlineResponse(),
    },
  ],
});

/** Copies that are kept; about 100 kB each at most. */
const mostCopies = 30;

/**
 * Removes the copies that were kept first. Workbox's expiration would note addresses and times in a database
 * of its own, which would have to be emptied at each log-out too.
 */
async function dropOldest(): Promise<void> {
  const cache = await caches.open(keptPages);
  const copies = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== keptFor);
  for (const request of copies.slice(0, Math.max(0, copies.length - mostCopies)))
    await cache.delete(request, { ignoreVary: true });
}
