import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PathGrants } from '@ilera/contracts';
import { findBuilt, type BuiltPart } from '../../../ops/src/build/built-part';
import { freeze, publish, rollback } from '../../../ops/src/testing/change-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { afterAttempts, failurePanel, livePage, screenHeading } from '../../support/screens';
import { copyAs } from '../../support/builds/copy-built';
import { buildSixthRemote, withRoutes } from '../../support/builds/sixth-remote';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

const remote = 'mf-extra';
const granted: PathGrants[string] = [{ prefix: '/extra/*', access: ['public'] }];

test.describe('a remote that the shell has never heard of', () => {
  let site: TestSite;
  let folder: string;
  let first: BuiltPart;
  let second: BuiltPart;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    folder = await mkdtemp(path.join(tmpdir(), 'ilera-routes-'));
    site = await startOwnSite({ apiUrl });
    first = await buildSixthRemote(site.repository, '1.0.0-e2e00001', ['/extra', '/extra/:name']);
    second = await withRoutes(first, '1.1.0-e2e00002', ['/extra', '/extra/:name', '/extra/more/:name']);
    site.paths[remote] = granted;
    await put(first);
  });
  test.afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  const change = (of = site) => ({ ledger: of.ledger, by: 'ops', reason: 'a trial' });
  const put = async (part: BuiltPart, to = site) => {
    await publish({ ...change(to), parts: [part] });
    await to.gateway.follower.poll();
  };

  test('is refused without a path of the policy, and its address is 404', async ({ request }) => {
    const other = await copyAs(first, 'mf-other', path.join(folder, 'mf-other'));
    await expect(publish({ ...change(), parts: [other] })).rejects.toThrow(/it has no paths/);
    const answer = await request.get(`${site.url}/mf-other`, { headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(404);
  });

  test('is put live for a path of the policy: prerendered, in the navigation, with its modal', async ({
    page,
    request,
    expectAccessible,
  }) => {
    // It was built with a newer runtime, and asks for no more than it declares, which the older shell has.
    const runtimeOf = (built?: BuiltPart) => built?.release.shared['@ilera/runtime'];
    expect(runtimeOf(first)).toBe(runtimeOf(findBuilt(site.repository, 'mf-plans')));

    const document = await request.get(`${site.url}/extra`, { headers: { accept: 'text/html' } });
    expect(document.status()).toBe(200);
    const html = await document.text();
    expect(html).toContain('Hello <!-- -->everybody');
    expect(html).toContain('<title data-prerendered>A sixth remote</title>');
    expect(html).toMatch(/aria-label="Main".*href="\/extra"[^>]*>Extra<\/a>.*<\/nav>/);
    const others = await request.get(`${site.url}/health-plans`, { headers: { accept: 'text/html' } });
    expect(await others.text()).toMatch(/aria-label="Main".*href="\/extra"[^>]*>Extra<\/a>.*<\/nav>/);

    await page.goto(`${site.url}/extra/ada`);
    await expect(screenHeading(page)).toHaveText('Hello ada');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect(page.getByRole('dialog', { name: 'Ask us' })).toContainText('You ask about cover');
    await expectAccessible(page, 'the modal of a sixth remote');
    await page.keyboard.press('Escape');

    await page.goto(`${site.url}/health-plans`);
    await expect(livePage(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Extra' }).click();
    await expect(page).toHaveURL(`${site.url}/extra`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hello everybody' })).toBeVisible();
  });

  test('a page of it that throws fails alone', async ({ page, quiet }) => {
    quiet.allow(/A page of the sixth remote is broken|mf[-_]extra/);
    await page.goto(`${site.url}/extra/broken`);
    await expect(failurePanel(page)).toBeVisible(afterAttempts);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Health Plans' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /something for everyone/ })).toBeVisible();
    await main.getByRole('link', { name: 'Extra' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello everybody' })).toBeVisible();
    await expect(failurePanel(page)).toBeHidden();
  });

  test('has room for its entry in the navigation of every size', async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${site.url}/extra`);
      await expect(livePage(page)).toBeVisible();
      if (width === 390) await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('navigation', { name: width === 390 ? 'Menu' : 'Main' });
      await expect(menu.getByRole('link', { name: 'Extra' })).toBeInViewport({ ratio: 1 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test('is rolled back to a version without an address, which is 404 again', async ({ page, quiet }) => {
    await put(second);
    await page.goto(`${site.url}/extra/more/ada`);
    await expect(screenHeading(page)).toHaveText('Hello ada');
    await rollback({ ...change(), part: remote });
    await site.gateway.follower.poll();
    quiet.allow(/404/);
    await page.goto(`${site.url}/extra/more/ada`);
    await expect(page.getByRole('heading', { name: '404 | NOT FOUND' })).toBeVisible();
    await page.goto(`${site.url}/extra/ada`);
    await expect(screenHeading(page)).toHaveText('Hello ada');
  });

  test('is taken away: its paths are 404, and the rest is as before', async ({
    page,
    quiet,
    site: { apiUrl },
  }) => {
    const own = await startOwnSite({ apiUrl, paths: { [remote]: granted } });
    try {
      await put(first, own);
      await page.goto(`${own.url}/extra`);
      await expect(screenHeading(page)).toHaveText('Hello everybody');
      // The next revision, whatever it is, takes over what the policy says.
      delete own.paths[remote];
      await freeze(change(own));
      await own.gateway.follower.poll();
      quiet.allow(/404/);
      await page.goto(`${own.url}/extra`);
      await expect(page.getByRole('heading', { name: '404 | NOT FOUND' })).toBeVisible();
      await page.goto(`${own.url}/health-plans`);
      await expect(screenHeading(page)).toBeVisible();
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(['Home', 'Conditions', 'Health Plans', 'Use Cases', 'Blogs']);
    } finally {
      await page.close();
      await own.close();
    }
  });
});
