import { buildStockHost, serveStockHost } from '../../support/builds/stock-host';
import { takeTime } from '../../support/own-site';
import { expect, test } from '../../support/test';

test.describe('a Module Federation host that knows nothing of us', () => {
  let host: Awaited<ReturnType<typeof serveStockHost>>;
  test.beforeAll(async ({ site }) => {
    takeTime();
    host = await serveStockHost(await buildStockHost(), site.url);
  });
  test.afterAll(() => host.close());

  for (const [entry, hash] of [
    ['mf-manifest.json', ''],
    ['remoteEntry.js', '#script'],
  ] as const)
    test(`shows a page of mf-plans from its ${entry}, with plans of the API and nothing of the shell`, async ({
      page,
      site,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(`${host.url}/?site=${site.url}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('tab', { name: 'Family' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('article').first().getByRole('button').first().click();
      expect(fetched.filter((path) => path.startsWith('/assets/shell/'))).toEqual([]);
      expect(fetched.some((path) => path.endsWith(`/${entry}`))).toBe(true);
      expect(fetched.filter((path) => path.endsWith('/federation-runtime.js'))).toHaveLength(1);
    });
});
