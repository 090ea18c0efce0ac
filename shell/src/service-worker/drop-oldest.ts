import { keptFor, keptPages } from '@shared/contracts';

/** Copies that are kept; about 100 kB each at most. */
const MOST_COPIES = 30;

/**
 * Removes the copies that were kept first. Workbox's expiration would note addresses and times in a database
 * of its own, which would have to be emptied at each log-out too.
 */
export async function dropOldest(): Promise<void> {
  const cache = await caches.open(keptPages);
  const copies = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== keptFor);
  for (const request of copies.slice(0, Math.max(0, copies.length - MOST_COPIES)))
    await cache.delete(request, { ignoreVary: true });
}
