import type { OfflineSupport } from '@shared/contracts';
import { session } from '@shared/runtime';
import { reaction } from 'mobx';
import { forgetKeptPages, keepFor } from './kept-pages';
import { keepVisitedPages } from './keep-visited-pages';
import { loadLinksWhenOffline } from './load-links-when-offline';

/**
 * Registers the service worker, and keeps visited pages for the present session only: a sign-in, a log-out
 * and a refused session remove what was kept, also those of another tab. Without support an installed worker
 * is removed.
 * @param isCostly whether nothing is to be fetched before it is needed
 */
export async function followWorker(
  support: OfflineSupport | undefined,
  isCostly: () => boolean,
): Promise<void> {
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
  if (active) keepVisitedPages(active, support.keeps, isCostly);
}

/** Removes an installed service worker and what it kept. */
async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await forgetKeptPages();
}
