import type { ReleaseRoute } from '@shared/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createRouteMatcher } from '../../ops/src/site/match-route';

const modalFile = /\/(mf-[^/]+)\/(?:files|[^/]+)\/modal\./;

/**
 * Notes what the pages of a browser show from now on: each address, and the modals that are opened. What is
 * prefetched is not shown.
 */
export function watchVisits(browser: Browser) {
  const addresses = new Set<string>();
  const modals = new Map<string, string>();

  const watchPage = (page: Page) => {
    page.on('framenavigated', (frame) => {
      // The browser's own page for a failed navigation has an address too.
      if (frame === page.mainFrame() && /^https?:/.test(frame.url()))
        addresses.add(new URL(frame.url()).pathname);
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const [, remote] = modalFile.exec(pathname) ?? [];
      if (remote) modals.set(remote, pathname);
    });
  };
  const watchContext = (context: BrowserContext) => {
    context.pages().forEach(watchPage);
    context.on('page', watchPage);
  };
  browser.contexts().forEach(watchContext);
  browser.on('context', watchContext);

  return {
    /** What was visited beyond these remotes, a line for each; the layout around a page counts too. */
    beyond(declared: string[], routes: ReleaseRoute[]): string[] {
      const routeOf = createRouteMatcher(routes);
      const visited = new Map(modals);
      for (const address of addresses) {
        const { remote, layoutRemote } = routeOf(address) ?? {};
        for (const shown of [remote, layoutRemote]) if (shown) visited.set(shown, address);
      }
      return [...visited]
        .filter(([remote]) => !declared.includes(remote))
        .map(([remote, at]) => `${remote} at ${at}`);
    },
    stop: () => void browser.off('context', watchContext),
  };
}
