import { copyHeaders, keptPages } from '@shared/contracts';
import { forgetKeptPages, isKeptFor } from '../../offline/kept-pages';

/** A copy that can be read offline. */
export interface KeptPage {
  path: string;
  title: string;
  /** ISO time at which it was kept. */
  at: string;
}

/** The copies of this person, the latest first. Those of somebody else are removed. */
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
  return pages.sort((one, other) => other.at.localeCompare(one.at));
}
