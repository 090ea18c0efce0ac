import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Waits until the page's service worker is installed and the page's own part of it has run. */
export async function workerInstalled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
}

/** The paths of which this browser has a copy. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('kept-pages'))) return [];
    const requests = await (await caches.open('kept-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/_'));
  });

/** Everything that the browser's caches and local storage have, as one text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    for (const { name } of await indexedDB.databases()) texts.push(`database ${name ?? ''}`);
    return texts.join('\n');
  });

/** The heading of a page that cannot be shown without a network. */
export const offlineHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'You are offline' });

/** What a browser without a network writes to its console. */
export const noNetwork =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|^503: |status of 503|^failed: |could not be loaded/;

/** Opens a page and waits until the worker has kept it. */
export async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await workerInstalled(page);
  await expect.poll(() => keptPaths(page)).toContain(path);
}

export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}
