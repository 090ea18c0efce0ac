import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@ilera/contracts/api';
import { freePort } from '../../ops/src/common/ports';
import { startApiProcess } from '../../ops/src/start/api-process';
import { apiOptions } from '../../ops/src/testing/sites/copy-seeded-database';
import { startTestSite } from '../../ops/src/testing/sites/test-site';
import { test as base } from './test';

/** The calls of our own API that the specification does not have. */
const extensions = Object.values(calls)
  .filter((call) => 'isExtension' in call)
  .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }));

/**
 * Playwright's test on a site whose API is somebody else's (R4.75): at an origin of its own, with the calls of the
 * specification and no more.
 */
export const test = base.extend({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the first argument
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'ilera-foreign-'));
      const port = await freePort();
      const apiPort = await freePort();
      const apiUrl = `http://localhost:${apiPort}`;
      const { env, ...options } = await apiOptions(folder);
      const api = await startApiProcess({
        ...options,
        port: apiPort,
        publicUrl: apiUrl,
        siteUrl: `http://localhost:${port}`,
        env: { ...env, RATE_LIMITS: 'off' },
      });
      const site = await startTestSite({
        port,
        apiUrl,
        env: { ...process.env, API_BASE_URL: apiUrl },
      });
      await use(site);
      await site.close();
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  context: async ({ context, site }, use) => {
    await context.route(`${site.apiUrl}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const isExtension = extensions.some(
        (call) => call.method === route.request().method() && call.path.test(pathname),
      );
      return isExtension ? route.fulfill({ status: 404 }) : route.fallback();
    });
    await use(context);
  },
});
