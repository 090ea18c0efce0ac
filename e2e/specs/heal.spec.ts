import type { Page, Route } from '@playwright/test';
import { startTestSite } from '../../ops/src/testing/sites/test-site';
import { publishRenamed } from '../support/publish-renamed';
import { failurePanel, livePage, screenHeading } from '../support/screens';
import { expect, test } from '../support/test';

// R5.14

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const scripts = /\/assets\/mf-plans\/.*\.js/;
/** What a browser says of a remote that failed. */
const noise =
  /mf-plans \S+ failed: |already registered|was preloaded|Failed to load resource|^failed: \/assets\/mf-plans|net::ERR_FAILED/;
const plansHeading = 'There is something for everyone';

const openPlans = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Plans' }).click();

/** Holds the scripts of mf-plans back. Returns what lets them arrive. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(scripts, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

test('a page whose scripts come after the time limit takes the place of its panel', async ({
  page,
  quiet,
}) => {
  quiet.allow(noise);
  await page.goto('/use-cases');
  await expect(screenHeading(page)).toBeVisible();
  const arrive = await holdScripts(page);
  await openPlans(page);
  await expect(failurePanel(page)).toBeVisible({ timeout: 30_000 });
  await arrive();
  await expect(page.getByRole('heading', { level: 1, name: plansHeading })).toBeVisible();
  await expect(failurePanel(page)).toBeHidden();
});

test('a prerendered page whose scripts come after the time limit can be used then, with what was typed', async ({
  page,
  quiet,
}) => {
  quiet.allow(noise);
  const arrive = await holdScripts(page);
  await page.goto('/health-plans');
  await expect(failurePanel(page)).toBeVisible({ timeout: 30_000 });
  await arrive();
  await expect(livePage(page)).toBeVisible();
  await expect(failurePanel(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Family' }).click();
  await expect(page).toHaveURL(/type=family/);
});

test('scripts that come when the visitor has left change nothing', async ({ page, quiet }) => {
  quiet.allow(noise);
  await page.goto('/use-cases');
  await expect(screenHeading(page)).toBeVisible();
  const arrive = await holdScripts(page);
  await openPlans(page);
  await expect(failurePanel(page)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  const terms = page.getByRole('heading', { level: 1, name: /Terms/ });
  await expect(terms).toBeVisible();
  const arrived = page.waitForResponse(scripts);
  await arrive();
  await arrived;
  await expect(terms).toBeVisible();
  await expect(failurePanel(page)).toBeHidden();
});

test('a part that failed is loaded again when somebody comes back to it', async ({ page, quiet }) => {
  quiet.allow(noise);
  await page.goto('/use-cases');
  await expect(screenHeading(page)).toBeVisible();
  await page.route(scripts, (route) => route.abort());
  await openPlans(page);
  await expect(failurePanel(page)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
  await page.unroute(scripts);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: plansHeading })).toBeVisible();
});

test('a view of a page that crashes leaves heading, tabs and the other views', async ({
  page,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/A view that crashes|The above error/);
  await page.addInitScript(() => {
    const { matchAll } = String.prototype;
    String.prototype.matchAll = function (pattern) {
      // The plan cards of the family tab look for bold words in their benefits.
      if (location.search.includes('type=family') && String(pattern).includes('[^['))
        throw new Error('A view that crashes');
      return matchAll.call(this, pattern);
    };
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/health-plans');
  await expect(livePage(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Family' }).click();
  const crashed = page.getByRole('alert').filter({ hasText: 'This part of the page does not work' });
  await expect(crashed).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: plansHeading })).toBeVisible();
  await expectAccessible(page, 'a view that crashed');
  await page.getByRole('tab', { name: 'Corperate' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(crashed).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(crashed).toBeHidden();
});

test('Try again brings the version that is live by now', async ({ page, quiet, site: { apiUrl } }) => {
  test.setTimeout(240_000);
  quiet.allow(noise);
  const site = await startTestSite({ apiUrl });
  try {
    const next = '9.0.0-e2e00001';
    await page.goto(`${site.url}/use-cases`);
    await expect(screenHeading(page)).toBeVisible();
    await page.route(/\/assets\/mf-plans\//, (route) =>
      route.request().url().includes(`/${next}/`) ? route.continue() : route.abort(),
    );
    await openPlans(page);
    await expect(failurePanel(page)).toBeVisible({ timeout: 30_000 });
    await publishRenamed(site, 'mf-plans', next);
    await site.gateway.follower.look();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tab', { name: 'Family' })).toBeVisible();
    await expect(livePage(page)).toBeVisible();
    await expect(failurePanel(page)).toBeHidden();
  } finally {
    await site.close();
  }
});
