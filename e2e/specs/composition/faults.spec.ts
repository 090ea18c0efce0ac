import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { afterAttempts, failurePanel, screenHeading } from '../../support/screens';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

// Every test here starts a site of its own, because it breaks it.
test.use({ baseURL: undefined });

/**
 * The browser's messages where the files of one part do not load. The other parts must load without messages.
 */
const failuresOf = (part: string, more: string[] = []) =>
  new RegExp(
    [
      '^console error: Failed to load resource: .*(?:status of 404|net::ERR_FAILED)',
      `^failed: /assets/${part}/`,
      `^console error: Refused to (?:apply style|execute script) from '\\S+/assets/${part}/`,
      `^console warning: The resource \\S+/assets/\\S+ was preloaded`,
      `^console warning: .*The remote "${part.replaceAll('-', '_')}_\\w+" is already registered`,
      `^console error: RemoteFailure: ${part} \\S+ failed: `,
      ...more,
    ].join('|'),
  );
/** The message about a file of mf-plans whose bytes are not those that were published. */
const tampered = String.raw`^console error: Failed to find a valid digest .* '\S+/assets/mf-plans/`;

/** A screen of each remote that a visitor can open, and a heading that it must have. */
const screens = {
  'mf-public': '/',
  'mf-conditions': '/conditions',
  'mf-plans': '/health-plans',
  'mf-auth': '/auth/sign-in',
};

test.describe('a site that loses files', () => {
  let site: TestSite;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    site = await startOwnSite({ apiUrl });
  });
  test.afterAll(() => site.close());

  const folderOf = (remote: string) => path.join(site.storeFolder, 'artefacts', remote);

  for (const [broken, address] of Object.entries(screens)) {
    test(`${broken} is gone: its own part says so, every other page works, and Try again repairs it`, async ({
      page,
      quiet,
    }) => {
      quiet.allow(failuresOf(broken));
      await rename(folderOf(broken), `${folderOf(broken)}-away`);
      try {
        await page.goto(site.url + address);
        const panel = failurePanel(page);
        await expect(panel).toBeVisible(afterAttempts);
        for (const [other, elsewhere] of Object.entries(screens)) {
          if (other === broken) continue;
          await page.goto(site.url + elsewhere);
          await expect(screenHeading(page)).toBeVisible();
          await expect(panel).toBeHidden();
        }
        await page.goto(site.url + address);
        await expect(panel).toBeVisible(afterAttempts);
      } finally {
        await rename(`${folderOf(broken)}-away`, folderOf(broken));
      }
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(screenHeading(page)).toBeVisible();
      await expect(failurePanel(page)).toBeHidden();
    });
  }

  test('a page whose scripts do not load stays readable, says so, and its links work', async ({
    page,
    quiet,
    expectAccessible,
  }) => {
    // The check of accessibility reads the page's styles once more.
    quiet.allow(failuresOf('mf-plans', ["^console warning: Couldn't load preload assets"]));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(/\/assets\/mf-plans\//, (route) => route.abort());
    await page.goto(`${site.url}/health-plans`);
    const notice = page.getByRole('alert', { name: 'Part of the page does not answer' });
    await expect(notice).toBeVisible(afterAttempts);
    await expect(page).toHaveTitle(/plans/i);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is something for everyone');
    await expect(page.getByRole('main')).toContainText('Individual Basic');
    await expectAccessible(page, 'a page whose scripts did not come');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('somebody who is offline is told so, and the page comes by itself when the network is back', async ({
    page,
    context,
    quiet,
  }) => {
    // The press asks for the page's data too, and for the shell's code that requests it.
    const offline = ['net::ERR_INTERNET_DISCONNECTED', '^failed: /(?:api|_report|assets/shell)/'];
    quiet.allow(failuresOf('mf-plans', offline));
    await page.goto(`${site.url}/use-cases`);
    await expect(screenHeading(page)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Plans' }).click();
    await expect(failurePanel(page)).toContainText('You are offline', afterAttempts);
    await expect(page).toHaveTitle(/You are offline/);
    await context.setOffline(false);
    await expect(
      page.getByRole('heading', { level: 1, name: 'There is something for everyone' }),
    ).toBeVisible();
    await expect(failurePanel(page)).toBeHidden();
  });

  const tamper = (page: Page, files: RegExp) =>
    page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};window.tampered=true` });
    });
  const isTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

  test('a tampered chunk is refused', async ({ page, quiet }) => {
    quiet.allow(failuresOf('mf-plans', [tampered]));
    await tamper(page, /mf-plans\/.*page\.health-plans\..*js/);
    await page.goto(`${site.url}/health-plans`);
    await expect(failurePanel(page)).toBeVisible(afterAttempts);
    expect(await isTampered(page)).toBe(false);
  });

  test('where only what versions have in common is tampered with, a version’s own copy stands in', async ({
    page,
    quiet,
  }) => {
    quiet.allow(new RegExp(tampered));
    await tamper(page, /mf-plans\/files\//);
    const own = page.waitForResponse(/mf-plans\/(?!files)[^/]+\/page\.health-plans\.js$/);
    await page.goto(`${site.url}/health-plans`);
    expect((await own).status()).toBe(200);
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(failurePanel(page)).toBeHidden();
    expect(await isTampered(page)).toBe(false);
  });

  test('where the federation runtime does not load the layout works, and Try again repairs it', async ({
    page,
    quiet,
  }) => {
    quiet.allow(failuresOf('shell'));
    const runtime = /\/assets\/shell\/.*federation.*\.js/;
    const addresses: string[] = [];
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_report/remote')) reports.push(JSON.parse(request.postData() ?? '{}'));
    });
    await page.route(runtime, (route) => {
      addresses.push(new URL(route.request().url()).pathname + new URL(route.request().url()).search);
      return route.abort();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/conditions`);
    await expect(failurePanel(page)).toBeVisible(afterAttempts);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Health Plans' })).toBeVisible();
    await page.keyboard.press('Escape');
    const shell = await page.evaluate(
      () => (JSON.parse(document.getElementById('site')?.textContent ?? '{}') as { shell: string }).shell,
    );
    expect(reports).toEqual([{ remote: 'shell', version: shell, kind: 'federation' }]);
    expect(new Set(addresses).size, 'addresses that were tried').toBeGreaterThanOrEqual(3);
    await page.unroute(runtime);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(screenHeading(page)).toBeVisible();
    await expect(failurePanel(page)).toBeHidden();
  });

  test('the federation runtime is loaded from its own copy where the shared one does not load', async ({
    page,
    quiet,
  }) => {
    quiet.allow(failuresOf('shell'));
    const own = page.waitForResponse(/shell\/(?!files)[^/]+\/federation\.js$/);
    await page.route(/\/assets\/shell\/files\/federation.*\.js/, (route) => route.abort());
    await page.goto(`${site.url}/conditions`);
    expect((await own).status()).toBe(200);
    await expect(screenHeading(page)).toBeVisible();
  });
});
