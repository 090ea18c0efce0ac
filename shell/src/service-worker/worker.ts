import { enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { documents, keepDocument } from './documents';
import { readKeepMessage, untouchedPaths } from './untouched-paths';

/** The members of a service worker's global object that ours uses; TypeScript's DOM types have none of them. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

/** A message of a page, whose work `waitUntil` lets the worker finish. */
interface WorkerMessage {
  data: unknown;
  waitUntil(work: Promise<unknown>): void;
}

const workerScope = globalThis as unknown as WorkerScope;

/**
 * The site's service worker (docs/adr/0010): documents come from the network; without one, from a copy that
 * was kept, or the offline page. It has no list of files and touches no other request.
 */

// It knows nothing of versions, so a newer one may serve pages that began with an older one.
workerScope.addEventListener('install', () => void workerScope.skipWaiting());
// The request of a document starts while the worker does.
enable();
registerRoute(new NavigationRoute(documents, { denylist: untouchedPaths }));

workerScope.addEventListener('message', (event) => {
  const path = readKeepMessage(event.data, globalThis.location.origin);
  if (path) event.waitUntil(keepDocument(path).catch(() => undefined));
});
