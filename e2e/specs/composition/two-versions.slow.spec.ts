import { namesIn } from '../../support/foreign-scripts';
import { publishMismatched, publishRenamed } from '../../support/builds/publish-renamed';
import { failurePanel } from '../../support/screens';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

// Every test here starts a site of its own, because it breaks it.
test.use({ baseURL: undefined });

test('two versions of one remote run on a page under its one policy', async ({
  page,
  site: { apiUrl },
  quiet,
}) => {
  const site = await startOwnSite({ apiUrl });
  try {
    const good = (await site.ledger.newest())?.live['mf-plans']?.version ?? 'none';
    const live = await publishRenamed(site, 'mf-plans');
    quiet.allow(/\/assets\/mf-plans\/|net::ERR_FAILED|RemoteFailure: mf-plans/);
    await expect
      .poll(async () => (await page.request.get(`${site.url}/health-plans`)).text())
      .toContain(`/assets/mf-plans/${live}/`);
    // The live version's entry runs and its page's script does not come, so that the fallback version runs beside it.
    const entries: string[] = [];
    await page.route(/\/assets\/mf-plans\/.*\.js/, (route) => {
      const address = route.request().url();
      if (address.includes('remoteEntry')) entries.push(address);
      const isAllowed = address.includes('remoteEntry') || entries.some((entry) => entry.includes(good));
      return isAllowed ? route.continue() : route.abort();
    });
    const response = await page.goto(`${site.url}/health-plans`);
    expect(namesIn(response?.headers()['content-security-policy'])).toEqual(['default']);
    await expect.poll(() => entries.join(' '), { timeout: 60_000 }).toContain(`/${good}/`);
    expect(entries.join(' ')).toContain(`/${live}/`);
    await expect(page.locator('#root [data-prerendered]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await page.close();
    await site.close();
  }
});

test('a release that needs another React is never drawn: the visit gets the one before it', async ({
  page,
  site: { apiUrl },
}) => {
  const site = await startOwnSite({ apiUrl });
  try {
    await publishMismatched(site, 'mf-plans', '9.0.0-e2e00018');
    await site.gateway.follower.poll();
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_report/remote')) reports.push(request.postData() ?? '');
    });
    await page.goto(`${site.url}/health-plans`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(failurePanel(page)).toBeHidden();
    // The prerendered page is visible before its scripts run; the report and the fallback version come later.
    await expect
      .poll(() => reports.map((text) => JSON.parse(text) as unknown))
      .toEqual([{ remote: 'mf-plans', version: '9.0.0-e2e00018', kind: 'exports' }]);
    const entries = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /mf-plans\/.*remoteEntry\.js/.test(name)),
      );
    await expect
      .poll(async () => new Set(await entries()).size, 'two versions of one remote met on the page')
      .toBe(2);
    await expect(failurePanel(page)).toBeHidden();
  } finally {
    await page.close();
    await site.close();
  }
});
