import type { OfflineSupport, KeepMessage } from '@ilera/contracts';
import { session } from '@ilera/runtime';
import { reaction } from 'mobx';
import { matchPath } from 'react-router-dom';
import { isConnectionCostly, isPlainPress, siteLinkAt } from '../remotes/prefetch';
import { forgetKeptPages, keepFor } from './kept-pages';

/**
 * Registers the service worker, and keeps visited pages for the present session only: a sign-in, a log-out
 * and a refused session remove what was kept, also those of another tab. Without support an installed worker
 * is removed.
 */
export async function followWorker(support: OfflineSupport | undefined): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent where the page is not secure.
  if (!serviceWorker) return;
  if (!support) return removeWorker();
  reaction(
    () => session.token,
    (token) => void forgetKeptPages().then(() => keepFor(token)),
  );
  await keepFor(session.token);
  await serviceWorker.register(support.worker, { scope: '/', updateViaCache: 'none' });
  loadLinksWhenOffline();
  const { active } = await serviceWorker.ready;
  if (active) keepVisitedPages(active, support.keeps);
}

/** Removes an installed service worker and what it kept. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await forgetKeptPages();
}

/**
 * Has the worker keep the present page, which may have been loaded before the worker was there, and pages
 * that are opened by links within the site. Whoever saves data keeps only what is loaded as a document.
 */
function keepVisitedPages(worker: ServiceWorker, keeps: readonly string[]): void {
  let kept = '';
  const keep = () => {
    const { pathname, search } = window.location;
    if (search || pathname === kept || isConnectionCostly()) return;
    if (!keeps.some((pattern) => matchPath(pattern, pathname))) return;
    kept = pathname;
    worker.postMessage({ keep: pathname } satisfies KeepMessage);
  };
  keep();
  // Not in every browser.
  window.navigation?.addEventListener('currententrychange', keep);
}

/**
 * Has links of the site load documents while the browser is offline, because the worker has copies of
 * documents and not of the API's answers. Runs before the router sees the press.
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
