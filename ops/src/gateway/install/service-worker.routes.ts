import { workerFile, workerPath, type Release } from '@ilera/contracts';
import { sendLine } from '../responses';
import type { Composition } from '../revisions/composition';
import type { GatewayPlugin } from '../services';

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

/**
 * Serves the service worker of the live shell (docs/adr/0010), which browsers compare at each navigation. Where it is
 * switched off, or the live shell has none after a rollback, browsers get a worker that removes itself.
 */
export const serviceWorker: GatewayPlugin = async (app, { assetCache, config, liveComposition }) => {
  app.get(workerPath, async (_request, reply) => {
    // While the site starts, the answer is no script, and leaves the installed worker as it is.
    const { shell } = await liveComposition();
    const isOn = config.serviceWorker && hasWorker(shell);
    const text = isOn ? await assetCache.text(shell, workerFile) : removingWorker;
    if (text === undefined) return sendLine(reply, 503, 'Not available.');
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(text);
  });
};
