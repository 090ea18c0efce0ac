import { buildStockHost, serveStockHost, stockHost } from '../support/stock-host';
import { expect, test } from '../support/test';

test.describe('a Module Federation host that knows nothing of us', () => {
  let files: Map<string, Buffer>;
  test.beforeAll(async () => {
    files = await buildStockHost();
  });

  for (const [entry, hash] of [
    ['mf-manifest.json', ''],
    ['remoteEntry.js', '#script'],
  ] as const)
    test(`shows a page of mf-plans from its ${entry}, with plans of the API and nothing of the shell`, async ({
      page,
      site,
      quiet,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      // A plain page has no icon.
      quiet.allow(/favicon/);
      await serveStockHost(page, files, site.url);
      await page.goto(`${stockHost}/?site=${site.url}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('tab', { name: 'Family' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('article').first().getByRole('button').first().click();
      expect(fetched.filter((path) => path.startsWith('/assets/shell/'))).toEqual([]);
      expect(fetched.some((path) => path.endsWith(`/${entry}`))).toBe(true);
      expect(fetched.filter((path) => path.endsWith('/federation-runtime.js'))).toHaveLength(1);
    });
});
