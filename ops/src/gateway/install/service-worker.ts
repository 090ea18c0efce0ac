import { workerFile, type Release } from '@ilera/contracts';
import type { Composition } from '../revisions/composition';

/** Whether a shell has a service worker. */
export const hasWorker = (shell: Release): boolean => Object.hasOwn(shell.files, workerFile);

/**
 * Lists the route patterns of pages that a browser may keep offline.
 * @param listed remotes of the document, by name
 */
export const offlinePatterns = ({ routes, remotes }: Composition, listed: object = remotes): string[] =>
  routes
    .filter(
      ({ remote, page, access }) =>
        remote &&
        page &&
        Object.hasOwn(listed, remote) &&
        access === 'public' &&
        remotes[remote]?.offlinePages?.includes(page),
    )
    .map(({ path }) => path);

/**
 * A service worker that removes the installed one with its copies, and leaves the requests of open pages to the
 * network.
 */
export const removingWorker = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister();
})()));
`;
