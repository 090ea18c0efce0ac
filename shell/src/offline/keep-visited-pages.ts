import type { KeepMessage } from '@shared/contracts';
import { matchPath } from 'react-router-dom';

/** Emits an event at each navigation within the page; not in every browser. */
interface WithNavigation {
  navigation?: EventTarget;
}

/**
 * Has the worker keep the present page, which may have been loaded before the worker was there, and pages
 * that are opened by links within the site. Whoever saves data keeps only what is loaded as a document.
 */
export function keepVisitedPages(
  worker: ServiceWorker,
  keeps: readonly string[],
  isCostly: () => boolean,
): void {
  let kept = '';
  const keep = () => {
    const { pathname, search } = window.location;
    if (search || pathname === kept || isCostly()) return;
    if (!keeps.some((pattern) => matchPath(pattern, pathname))) return;
    kept = pathname;
    worker.postMessage({ keep: pathname } satisfies KeepMessage);
  };
  keep();
  (window as WithNavigation).navigation?.addEventListener('currententrychange', keep);
}
