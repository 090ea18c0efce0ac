import { enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { documents } from './documents';
import { readKeepMessage, unkeptPaths } from './unkept-paths';

/** The members of a service worker's global object that this worker uses; TypeScript's DOM types lack them. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const workerScope = globalThis as unknown as WorkerScope;

/**
 * The site's service worker (docs/adr/0010): serves documents from the network, else a kept copy or the
 * offline page. It has no file list and touches no other request.
 */

// The worker does not depend on versions, so a newer one may serve pages that began with an older one.
workerScope.addEventListener('install', () => void workerScope.skipWaiting());
// Requests the document while the worker starts.
enable();
registerRoute(new NavigationRoute(documents, { denylist: unkeptPaths }));
// Reuses the preloaded request: the browser would send a second one, and some addresses answer only once.
registerRoute(new NavigationRoute(new NetworkOnly(), { allowlist: unkeptPaths }));

// Keeps pages opened by links within the site like pages opened as documents.
workerScope.addEventListener('message', (event) => {
  const { origin } = globalThis.location;
  const path = readKeepMessage(event.data, origin);
  if (path === undefined) return;
  const url = new URL(path, origin);
  void documents.handle({ event, url, request: new Request(url, { headers: { accept: 'text/html' } }) });
});
