import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { BuiltPart } from '../../../ops/src/build/built-part';
import { publish } from '../../../ops/src/testing/change-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { copyAs } from '../../support/builds/copy-built';
import { livePage, screenHeading } from '../../support/screens';
import { buildSixthRemote } from '../../support/builds/sixth-remote';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'block' });

test.describe('a document leaves out the remotes that its page does not need', () => {
  let site: TestSite;
  let folder: string;
  let first: BuiltPart;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    folder = await mkdtemp(path.join(tmpdir(), 'ilera-unlisted-'));
    site = await startOwnSite({ apiUrl });
    first = await buildSixthRemote(site.repository, '1.0.0-e2e00003', ['/extra', '/extra/:name']);
    await put(site, first);
  });
  test.afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  const put = async (to: TestSite, ...parts: BuiltPart[]) => {
    for (const {
      release: { name },
    } of parts)
      to.paths[name] = [`/${name.slice('mf-'.length)}/*`, `/${name}/*`].map((prefix) => ({
        prefix,
        access: ['public'],
      }));
    await publish({ ledger: to.ledger, by: 'ops', reason: 'a trial', parts });
    await to.gateway.follower.poll();
  };

  /** Opens a page of another remote, and collects the documents that are loaded from then on. */
  const openConditions = async (page: Page): Promise<string[]> => {
    const documents: string[] = [];
    await page.goto(`${site.url}/conditions`);
    await expect(livePage(page)).toBeVisible();
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return documents;
  };
  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Extra', exact: true });
  const expectExtra = (page: Page) =>
    expect(page.getByRole('heading', { level: 1, name: 'Hello everybody' })).toBeVisible();

  test('a link to such a remote loads one document; Back and Forward lead back and there', async ({
    page,
  }) => {
    const documents = await openConditions(page);
    await link(page).click();
    await expectExtra(page);
    await expect(page).toHaveURL(`${site.url}/extra`);
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(documents).toEqual(['/extra']);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/conditions`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello everybody' })).toBeHidden();
    await expect(screenHeading(page)).toBeVisible();
    await page.goForward();
    await expectExtra(page);
  });

  test('what was typed is there again after it', async ({ page }) => {
    const words = 'My left knee hurts on the stairs';
    await openConditions(page);
    const field = page.locator('#custom_conditions').getByRole('textbox');
    await field.fill(words);
    await link(page).click();
    await expectExtra(page);
    await page.goBack();
    await expect(field).toHaveValue(words);
  });

  test('an address that no remote has is not found, after one document', async ({ page, quiet }) => {
    quiet.allow(/404/);
    const documents = await openConditions(page);
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'typed' }, '', '/no-such-page');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }));
    });
    await expect(page.getByRole('heading', { name: '404 | NOT FOUND' })).toBeVisible();
    await expect(livePage(page)).toBeVisible();
    expect(documents).toEqual(['/no-such-page']);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/conditions`);
    await expect(screenHeading(page)).toBeVisible();
  });

  test('is of the same size with thirty more remotes', async ({ request, site: { apiUrl } }) => {
    const own = await startOwnSite({ apiUrl });
    try {
      await put(own, first);
      const sizes = () =>
        Promise.all(
          ['/', '/conditions', '/extra'].map(async (address) => {
            const answer = await request.get(own.url + address, { headers: { accept: 'text/html' } });
            return Buffer.byteLength(await answer.text());
          }),
        );
      const before = await sizes();
      const names = Array.from({ length: 30 }, (_, index) => `mf-extra-${index + 1}`);
      await put(
        own,
        ...(await Promise.all(names.map((name) => copyAs(first, name, path.join(folder, name))))),
      );
      // The number of the revision is longer, in three places.
      for (const [index, size] of (await sizes()).entries())
        expect(Math.abs(size - (before[index] ?? 0))).toBeLessThanOrEqual(3);
    } finally {
      await own.close();
    }
  });
});
