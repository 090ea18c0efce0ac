import { keptFor, keptPages } from '@shared/contracts';
import type { WorkboxPlugin } from 'workbox-core';

/** For whom the copies are; empty for a guest. */
export async function readKeptFor(): Promise<string> {
  const mark = await caches.match(keptFor, { cacheName: keptPages });
  return mark ? mark.text() : '';
}

/** Keeps no document that was requested before a sign-in or log-out and arrives after it. */
export const keepForOnePerson: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.keptFor = await readKeptFor();
  },
  cacheWillUpdate: async ({ response, state }) =>
    state?.keptFor === (await readKeptFor()) ? response : null,
};
