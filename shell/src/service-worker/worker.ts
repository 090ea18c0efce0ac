/**
 * The site's service worker (docs/adr/0010): documents come from the network; without one, from a copy that
 * was kept, or the offline page. It has no list of files and touches no other request.
 */
import { enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { documents, keepDocument } from './documents';
import { readKeepMessage } from './read-keep-message';
import { untouchedPaths } from './untouched-paths';
import { workerScope } from './worker-scope';

// It knows nothing of versions, so a newer one may serve pages that began with an older one.
workerScope.addEventListener('install', () => void workerScope.skipWaiting());
// The request of a document starts while the worker does.
enable();
registerRoute(new NavigationRoute(documents, { denylist: untouchedPaths }));

workerScope.addEventListener('message', (event) => {
  const path = readKeepMessage(event.data, globalThis.location.origin);
  if (path) event.waitUntil(keepDocument(path).catch(() => undefined));
});
