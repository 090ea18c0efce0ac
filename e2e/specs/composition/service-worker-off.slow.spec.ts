import type { Page } from '@playwright/test';
import { readGatewayConfig } from '../../../ops/src/gateway/gateway-config';
import { createGateway } from '../../../ops/src/gateway/gateway';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { keptPaths, workerInstalled } from '../../support/offline';
import { screenHeading } from '../../support/screens';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

/** As an operator does: the gateway at this address is started again, with the setting. */
async function switchOff({ gateway, url, apiUrl, store, keys }: TestSite): Promise<TestSite['gateway']> {
  await gateway.app.close();
  const config = readGatewayConfig({ ...process.env, SERVICE_WORKER: 'off', API_UPSTREAM: apiUrl });
  const next = await createGateway({ store, config, keys });
  await next.app.listen({ port: Number(new URL(url).port), host: 'localhost' });
  return next;
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test.describe('SERVICE_WORKER=off, in a browser that has the worker (R5.7)', () => {
  let site: TestSite;
  let off: TestSite['gateway'] | undefined;
  test.beforeEach(async ({ page, site: { apiUrl } }) => {
    off = undefined;
    site = await startOwnSite({ apiUrl });
    await page.goto(`${site.url}/condition/13`);
    await workerInstalled(page);
    await expect.poll(() => keptPaths(page)).toContain('/condition/13');
  });
  test.afterEach(async ({ page }) => {
    // The page fetches code some time after its load, and its browser keeps connections.
    await page.context().close();
    await off?.app.close();
    await site.close();
  });

  test('the next page removes it with all that it kept, and the site is what it was', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|^failed: \/condition\/13$/);
    off = await switchOff(site);
    await page.goto(`${site.url}/blog/1`);
    await expect(screenHeading(page)).toBeVisible();
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await page.goto(`${site.url}/condition/13`);
    await expect(screenHeading(page)).toBeVisible();
    expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(false);
    expect(await workers(page)).toBe(0);
    await context.setOffline(true);
    await expect(page.goto(`${site.url}/condition/13`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test('it removes itself where no script of the site runs', async ({ page }) => {
    off = await switchOff(site);
    await page.goto(`${site.url}/robots.txt`);
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
  });
});
