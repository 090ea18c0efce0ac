import { isPlainPress, type KeepMessage, type OfflineSupport } from '@ilera/contracts';
import { session } from '@ilera/runtime';
import { reaction } from 'mobx';
import { matchPath } from 'react-router-dom';
import { isConnectionCostly, siteLinkAt } from '../prefetch/prefetch';
import { forgetKeptPages, keepFor } from './kept-pages';

/**
 * Registers the service worker and keeps visited pages for the current session only: a sign-in, a log-out and
 * a refused session, in any tab, remove them. Without support, an installed worker is removed.
 */
export async function followWorker(support: OfflineSupport | undefined): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent on an insecure page.
  if (!serviceWorker) return;
  if (!support) return removeWorker();
  reaction(
    () => session.token,
    // Where the browser forbids copies, there are none to remove.
    (token) =>
      void forgetKeptPages()
        .then(() => keepFor(token))
        .catch(() => undefined),
  );
  await keepFor(session.token);
  await serviceWorker.register(support.worker, { scope: '/', updateViaCache: 'none' });
  loadLinksWhenOffline();
  const { active } = await serviceWorker.ready;
  if (active) keepVisitedPages(active, support.keeps);
}

/** Removes an installed service worker and its copies. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await forgetKeptPages();
}

/**
 * Asks the worker to keep the current page, which may have loaded before the worker, and pages that are
 * opened by links within the site. With data saving on, only pages loaded as documents are kept.
 */
function keepVisitedPages(worker: ServiceWorker, keeps: readonly string[]): void {
  let keptPath = '';
  const requestCopy = () => {
    const { pathname, search } = window.location;
    if (search || pathname === keptPath || isConnectionCostly()) return;
    if (!keeps.some((pattern) => matchPath(pattern, pathname))) return;
    keptPath = pathname;
    worker.postMessage({ keep: pathname } satisfies KeepMessage);
  };
  requestCopy();
  // Some browsers lack the navigation API.
  window.navigation?.addEventListener('currententrychange', requestCopy);
}

/**
 * Makes the site's links load documents while the browser is offline: the worker has copies of documents but
 * not of API answers. Runs before the router sees the press.
 */
export function loadLinksWhenOffline(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || !isPlainPress(event)) return;
      const link = event.target instanceof Element ? siteLinkAt(event.target) : undefined;
      if (!link || link.target) return;
      const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
      if (!isHere) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
