import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { live } from './slow-phone';

/** What a page is made of. A report that a page sends may have no end. */
const kinds = ['document', 'fetch', 'font', 'image', 'script', 'stylesheet', 'xhr'];
const requests = new WeakMap<Page, Set<Request>>();

/** Notes which requests of each page of a context have no answer yet. */
export function watchRequests(context: BrowserContext): void {
  const watch = (page: Page): void => {
    const open = new Set<Request>();
    requests.set(page, open);
    page.on('request', (request) => {
      // What the document that is left has asked for gets no answer.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
      if (kinds.includes(request.resourceType())) open.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => open.delete(request));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
}

/** Waits until the present layout is on the screen, with what its effects have begun. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

/** Waits until every request of a page is answered, and what was answered has asked for nothing more. */
export async function answered(page: Page): Promise<void> {
  const open = requests.get(page);
  if (!open) throw new Error('only pages of the context of a test are watched');
  const urls = () => [...open].map((request) => request.url());
  await expect
    .poll(async () => {
      const before = urls();
      await nextFrame(page);
      return [...before, ...urls()];
    })
    .toEqual([]);
}

/** Waits until a page is hydrated and all that it has asked for is there. */
export async function atRest(page: Page): Promise<void> {
  await live(page);
  await answered(page);
}

/**
 * Waits for the last that the shell begins by itself, three seconds after a page is loaded. What has not been asked for by
 * then is asked for by nobody but the visitor.
 */
export async function begunAll(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('lazy.after-load')),
  );
  await atRest(page);
}
