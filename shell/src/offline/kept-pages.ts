import { copyHeaders, keptFor, keptPages } from '@ilera/contracts';

/** Copies of pages reveal what a person reads about their health: they belong to one session, or to a guest. */

/** Removes all copies; does nothing where there are none. */
export async function forgetKeptPages(): Promise<void> {
  await caches.delete(keptPages);
}

/** The session mark of the copies' owner; empty for a guest. */
export async function readKeptFor(): Promise<string> {
  const mark = await caches.match(keptFor, { cacheName: keptPages });
  return mark ? mark.text() : '';
}

/** Whether the copies belong to the session of this token, or to a guest if the token is empty. */
async function isKeptFor(token: string): Promise<boolean> {
  return (await readKeptFor()) === (await markOf(token));
}

/** Makes this session the owner of the copies, and removes those of another one. */
export async function keepFor(token: string): Promise<void> {
  if (await isKeptFor(token)) return;
  await forgetKeptPages();
  const cache = await caches.open(keptPages);
  await cache.put(keptFor, new Response(await markOf(token)));
}

/** A copy that can be read offline. */
export interface KeptPage {
  path: string;
  title: string;
  /** ISO time of the copy. */
  at: string;
}

/** This person's copies, latest first. Copies of another person are removed. */
export async function readKeptPages(token: string): Promise<KeptPage[]> {
  if (!(await isKeptFor(token))) {
    await forgetKeptPages();
    return [];
  }
  const cache = await caches.open(keptPages);
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request, { ignoreVary: true }))?.headers;
    const title = headers?.get(copyHeaders.title);
    if (!headers || !title) continue;
    pages.push({
      path: new URL(request.url).pathname,
      title: decodeURIComponent(title),
      at: headers.get(copyHeaders.at) ?? '',
    });
  }
  return pages.sort((page, other) => other.at.localeCompare(page.at));
}

/** A hash of the token, because a cache is easier to read than to clear; empty for a guest. */
async function markOf(token: string): Promise<string> {
  if (!token) return '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
