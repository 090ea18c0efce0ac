import { keptPages } from '@shared/contracts';
import { NetworkFirst } from 'workbox-strategies';
import { toCopy } from './copy';
import { keepForOnePerson, readKeptFor } from './kept-for';
import { offlineAnswer } from './offline-page/answer';
import { dropOldest } from './drop-oldest';

/** Seconds without any answer after which a kept copy is shown; without a copy the network is awaited. */
const SILENCE_S = 10;

/**
 * Documents from the network; without an answer from the copies; without a copy the offline page. Only what
 * the gateway marks is kept, which is the same for every visitor.
 */
export const documents = new NetworkFirst({
  cacheName: keptPages,
  networkTimeoutSeconds: SILENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    keepForOnePerson,
    {
      cacheWillUpdate: ({ response }) => toCopy(response, new Date()),
      cacheDidUpdate: () => dropOldest(),
      handlerDidError: async () => offlineAnswer(),
    },
  ],
});

/** Keeps a page that was opened without a document, by a link within the site. */
export async function keepDocument(path: string): Promise<void> {
  const before = await readKeptFor();
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const copy = await toCopy(response, new Date());
  if (!copy || before !== (await readKeptFor())) return;
  await (await caches.open(keptPages)).put(path, copy);
  await dropOldest();
}
