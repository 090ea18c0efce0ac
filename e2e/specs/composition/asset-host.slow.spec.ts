import { freePort } from '../../../ops/src/common/ports';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { startFaultProxy, type FaultProxy } from '../../support/fault-proxy';
import { screenHeading } from '../../support/screens';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

test.describe('artefacts from another host (ASSET_BASE_URL)', () => {
  let site: TestSite;
  let host: FaultProxy;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    const port = await freePort();
    // As a CDN does, it pulls from the gateway.
    host = await startFaultProxy(`http://localhost:${port}`);
    site = await startOwnSite({
      port,
      env: { ...process.env, ASSET_BASE_URL: host.url },
      apiUrl,
    });
  });
  test.afterAll(async () => {
    await site.close();
    await host.close();
  });

  test('every script and style comes from there, under the same policies, without console messages', async ({
    page,
  }) => {
    const files: URL[] = [];
    page.on('response', (response) => {
      const address = new URL(response.url());
      if (address.pathname.startsWith('/assets/')) files.push(address);
    });
    await page.goto(`${site.url}/conditions`);
    await expect(screenHeading(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Plans' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`${site.url}/auth/sign-in`);
    await expect(screenHeading(page)).toBeVisible();
    for (const part of ['shell', 'mf-conditions', 'mf-plans', 'mf-auth'])
      expect(
        files.some(({ pathname }) => pathname.startsWith(`/assets/${part}/`)),
        part,
      ).toBe(true);
    expect(files.filter(({ origin }) => origin !== host.url).map(String)).toEqual([]);
  });
});
