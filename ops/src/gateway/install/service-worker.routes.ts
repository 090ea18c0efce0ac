import { workerFile, workerPath } from '@ilera/contracts';
import { sendLine } from '../responses';
import type { GatewayPlugin } from '../services';
import { hasWorker, removingWorker } from './service-worker';

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
