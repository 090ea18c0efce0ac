import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { rollback } from '../../../ops/src/testing/change-store';
import { signInByForm } from '../../support/people/account';
import {
  goOffline,
  keep,
  keptPaths,
  noNetwork,
  offlineHeading,
  storedText,
  workerInstalled,
} from '../../support/offline';
import { publishRenamed } from '../../support/builds/publish-renamed';
import { screenHeading } from '../../support/screens';
import { checkState } from '../../support/states/check-state';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

const wholeBrowser = ['/usr/bin/chromium', chromium.executablePath()].find(existsSync);

/** A link to a condition within the site. */
const aCondition = (page: Page) =>
  page.locator('main a[href^="/condition/"]:not([href*=custom]):not([href$="/13"])').first();

const copyNote = (page: Page) => page.getByRole('complementary', { name: 'About this copy' });

test('a visited condition and article are read offline; another page says what is kept', async ({
  page,
  context,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(noNetwork);
  await keep(page, '/condition/13');
  const title = await screenHeading(page).innerText();
  await keep(page, '/blog/1');
  // By a link within the site, which loads no document.
  await page.goto('/conditions');
  await workerInstalled(page);
  await aCondition(page).click();
  await expect(page).toHaveURL(/\/condition\/\d+$/);
  const third = new URL(page.url()).pathname;
  await expect.poll(() => keptPaths(page)).toContain(third);

  await goOffline(context);
  await page.goto('/condition/13');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(copyNote(page)).toContainText('You are reading the copy of');
  // The note's link stands before the skip link, which only the rules of good practice mind.
  await expectAccessible(page, 'a copy');

  await page.goto('/health-plans');
  await expect(offlineHeading(page)).toBeVisible();
  await checkState(page, {});
  const list = page.getByRole('region', { name: 'To read offline' });
  await expect(list.getByRole('link')).toHaveCount(3);
  // A browser that finds a network at the same moment does not lead elsewhere.
  await list.getByRole('link', { name: title }).evaluate((link: HTMLElement) => {
    link.click();
    dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await test.step('the offline page opens the page by itself when the network is back, without an event of the browser', async () => {
    await page.goto('/health-plans');
    await expect(offlineHeading(page)).toBeVisible();
    await page.evaluate(() =>
      addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await context.setOffline(false);
    await expect(
      page.getByRole('heading', { level: 1, name: 'There is something for everyone' }),
    ).toBeVisible();
    await page.goto('/condition/13');
    await expect(copyNote(page)).toBeHidden();
  });
});

test('plan card and next visit are there offline for their person, and go at log-out (R5.7)', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(noNetwork);
  // By the form, whose code is there again when the session ends.
  await signInByForm(page, 'bayo.planholder@ilera.example');
  await workerInstalled(page);
  await keep(page, '/condition/13');
  await page.goto('/account/home');
  await expect(screenHeading(page)).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('USER') ?? '{}').enrollee_number as string),
    )
    .toMatch(/\w/);
  const number = await page.evaluate(
    () => JSON.parse(localStorage.getItem('USER') ?? '{}').enrollee_number as string,
  );

  await goOffline(context);
  await page.goto('/account/health_plan');
  const card = page.getByRole('region', { name: 'Your plan card' });
  await expect(card).toContainText(number);
  await expect(page.getByRole('region', { name: 'To read offline' }).getByRole('link')).toHaveCount(1);

  await test.step('a second tab logs out while there is no network', async () => {
    await context.setOffline(false);
    const second = await context.newPage();
    await second.goto('/account/settings');
    await workerInstalled(second);
    await expect(screenHeading(second)).toBeVisible();
    await goOffline(context);
    await second.evaluate(() => {
      // As `session.clear()` of another version of the site would.
      localStorage.removeItem('ACCESS_TOKEN');
      localStorage.removeItem('USER');
    });
    await page.goto('/account/health_plan');
    await expect(offlineHeading(page)).toBeVisible();
    await expect(card).toBeHidden();
    await expect(page.getByText('None is kept yet.')).toBeVisible();
    expect(await storedText(page)).not.toContain(number);
    expect(await keptPaths(page)).toEqual([]);
  });
});

test('browsers find the site installable', async ({ site }) => {
  test.skip(!wholeBrowser, 'needs the whole browser');
  // The headless shell, which other tests use, installs nothing.
  const whole = await chromium.launch({
    executablePath: wholeBrowser,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await whole.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/`);
  await workerInstalled(page);
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A private window, which tests use, is the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await whole.close();
});

test('with Save-Data the worker keeps only pages that the visitor loads, and fetches nothing else', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const documents: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker() && request.resourceType() !== 'script') documents.push(request.url());
  });
  await page.goto('/conditions');
  await workerInstalled(page);
  await aCondition(page).click();
  await expect(page).toHaveURL(/\/condition\/\d+$/);
  await expect(screenHeading(page)).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(await keptPaths(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => keptPaths(page)).toEqual([pathname]);
  expect(documents.filter((url) => new URL(url).pathname !== pathname)).toEqual([]);
});

test('with the worker installed a deploy and a rollback are seen at the next visit', async ({
  page,
  site: { apiUrl },
  quiet,
}) => {
  quiet.allow(/503|ERR_/);
  const site = await startOwnSite({ apiUrl });
  try {
    const versionOf = () =>
      page.evaluate(() => {
        const { remotes } = JSON.parse(document.getElementById('site')?.textContent ?? '{}') as {
          remotes: Record<string, { version: string }>;
        };
        return remotes['mf-conditions']?.version;
      });
    await page.goto(`${site.url}/condition/13`);
    await workerInstalled(page);
    await expect.poll(() => keptPaths(page)).toContain('/condition/13');
    const before = await versionOf();
    const after = await publishRenamed(site, 'mf-conditions');
    await site.gateway.follower.poll();
    await page.goto(`${site.url}/condition/13`);
    expect(await versionOf()).toBe(after);
    expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await rollback({ ...site, part: 'mf-conditions', by: 'e2e', reason: 'harm' });
    await site.gateway.follower.poll();
    await page.goto(`${site.url}/condition/13`);
    expect(await versionOf()).toBe(before);
    await expect(copyNote(page)).toBeHidden();
  } finally {
    await site.close();
  }
});

test('the worker requests an address that it does not keep only once', async ({ page, site }) => {
  await page.goto('/');
  await workerInstalled(page);
  await page.reload();
  const asked: (string | undefined)[] = [];
  site.gateway.app.server.on('request', ({ url }) => asked.push(url));
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  for (const address of ['/api/condition/category/all?count=1', '/ops', '/conditioncheckout/13']) {
    // As in a browser that was away for a while.
    await browser.send('ServiceWorker.stopAllWorkers');
    await page.goto(address);
    expect(asked.filter((url) => url === address)).toEqual([address]);
  }
});
