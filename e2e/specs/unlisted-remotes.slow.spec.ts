import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { BuiltPart } from '../../ops/src/build/built-part';
import { changeCanary, publish } from '../../ops/src/testing/change-store';
import { startTestSite, type TestSite } from '../../ops/src/testing/sites/test-site';
import { copyAs } from '../support/builds/copy-built';
import { renameBuild } from '../support/builds/renamed-build';
import { livePage } from '../support/screens';
import { buildSixthRemote } from '../support/builds/sixth-remote';
import { expect, test } from '../support/test';

const remote = 'mf-extra';

// Its links load documents while the browser is offline.
test.use({ serviceWorkers: 'block' });

test.describe.serial('a document leaves out the remotes that its page does not need', () => {
  let site: TestSite;
  let folder: string;
  let first: BuiltPart;
  let second: BuiltPart;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    test.setTimeout(300_000);
    folder = await mkdtemp(path.join(tmpdir(), 'ilera-unlisted-'));
    site = await startTestSite({ apiUrl });
    first = await buildSixthRemote(site.repository, '1.0.0-e2e00003', ['/extra', '/extra/:name']);
    second = await renameBuild(first, '1.1.0-e2e00004');
    await put(first);
  });
  test.afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  const by = () => ({ ledger: site.ledger, by: 'ops', reason: 'a trial' });
  const put = async (...parts: BuiltPart[]) => {
    for (const { name } of parts)
      site.paths[name] = [`/${name.slice('mf-'.length)}/*`, `/${name}/*`].map((prefix) => ({
        prefix,
        access: ['public'],
      }));
    await publish({ ...by(), parts });
    await site.gateway.follower.look();
  };
  const entryOf = ({ version }: BuiltPart) => new RegExp(`/assets/mf-extra/${version}/remoteEntry`);

  /** Opens a page of another remote, and collects the addresses that are fetched from then on. */
  const openConditions = async (page: Page): Promise<string[]> => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/conditions`);
    await expect(livePage(page)).toBeVisible();
    await expect(link(page)).toBeVisible();
    return fetched;
  };
  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Extra', exact: true });
  const expectExtra = (page: Page) =>
    expect(page.getByRole('heading', { level: 1, name: 'Hello everybody' })).toBeVisible({ timeout: 30_000 });
  const unlisted = (fetched: string[]) => fetched.filter((one) => one.startsWith('/_remotes/'));

  test('is of the same size with thirty more remotes', async ({ request }) => {
    test.setTimeout(240_000);
    const sizes = () =>
      Promise.all(
        ['/', '/conditions', '/extra'].map(async (address) => {
          const answer = await request.get(site.url + address, { headers: { accept: 'text/html' } });
          return Buffer.byteLength(await answer.text());
        }),
      );
    const before = await sizes();
    const names = Array.from({ length: 30 }, (_, index) => `mf-extra-${index + 1}`);
    await put(...(await Promise.all(names.map((name) => copyAs(first, name, path.join(folder, name))))));
    // The number of the revision is longer, in three places.
    for (const [index, size] of (await sizes()).entries())
      expect(Math.abs(size - (before[index] ?? 0))).toBeLessThanOrEqual(3);
  });

  test('a link to such a remote leads there, after one request for all of them', async ({ page }) => {
    const fetched = await openConditions(page);
    expect(fetched.filter((one) => /_remotes|mf-extra/.test(one))).toEqual([]);
    await link(page).click();
    await expectExtra(page);
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expectExtra(page);
    expect(unlisted(fetched)).toHaveLength(1);
    await page.goto(`${site.url}/`);
    await expect(livePage(page)).toBeVisible();
    await link(page).click();
    await expectExtra(page);
  });

  test('resting on the link fetches them and the page, and the press finds both', async ({ page }) => {
    const fetched = await openConditions(page);
    const entry = page.waitForResponse(entryOf(first));
    await link(page).hover();
    await entry;
    expect(unlisted(fetched)).toHaveLength(1);
    await expect(page).toHaveURL(`${site.url}/conditions`);
    await link(page).click();
    await expectExtra(page);
    expect(unlisted(fetched)).toHaveLength(1);
  });

  test('its own document lists it, and an unknown address is not found without a request', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/404/);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/extra/ada`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello ada' })).toBeVisible();
    await expect(livePage(page)).toBeVisible();
    await page.goto(`${site.url}/no-such-page`);
    await expect(page.getByRole('heading', { name: '404 | NOT FOUND' })).toBeVisible();
    await expect(livePage(page)).toBeVisible();
    expect(unlisted(fetched)).toEqual([]);
  });

  test('a tab keeps the versions of its revision, and a canary is for its visits', async ({ page }) => {
    const fetched = await openConditions(page);
    await publish({ ...by(), parts: [second], canary: { percent: 100, people: [] } });
    await site.gateway.follower.look();
    await link(page).click();
    await expectExtra(page);
    expect(fetched.filter((one) => one.includes('remoteEntry') && one.includes(remote))).toEqual([
      expect.stringMatching(entryOf(first)),
    ]);
    const early = await openConditions(page);
    const entry = page.waitForResponse(entryOf(second));
    await link(page).click();
    await entry;
    await expectExtra(page);
    expect(unlisted(early)[0]).toMatch(/^\/_remotes\/S\d+-1\//);
    await changeCanary({ ...by(), part: remote, change: { percent: 0 } });
  });
});
