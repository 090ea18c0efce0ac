import { enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { documents } from './documents';
import { readKeepMessage, unkeptPaths } from './unkept-paths';

/** The members of a service worker's global object that ours uses; TypeScript's DOM types have none of them. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const workerScope = globalThis as unknown as WorkerScope;

/**
 * The site's service worker (docs/adr/0010): documents come from the network; without one, from a copy that
 * was kept, or the offline page. It has no list of files and touches no other request.
 */

// The worker knows nothing of versions, so a newer one may serve pages that began with an older one.
workerScope.addEventListener('install', () => void workerScope.skipWaiting());
// The request of a document starts while the worker does.
enable();
registerRoute(new NavigationRoute(documents, { denylist: unkeptPaths }));
// With the request that has started: the browser would send a second one, and some addresses answer only once.
registerRoute(new NavigationRoute(new NetworkOnly(), { allowlist: unkeptPaths }));

// A page that was opened without a document, by a link within the site, is kept as one that was opened with it.
workerScope.addEventListener('message', (event) => {
  const { origin } = globalThis.location;
  const path = readKeepMessage(event.data, origin);
  if (path === undefined) return;
  const url = new URL(path, origin);
  void documents.handle({ event, url, request: new Request(url, { headers: { accept: 'text/html' } }) });
});
