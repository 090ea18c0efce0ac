import type { Page } from '@playwright/test';
import { hold } from '../../support/slow-phone';
import { publishRenamed } from '../../support/builds/publish-renamed';
import { afterAttempts, failurePanel, livePage, screenHeading } from '../../support/screens';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const scripts = /\/assets\/mf-plans\/.*\.js/;
/** What a browser says of a remote that failed. */
const noise =
  /mf-plans \S+ failed: |already registered|was preloaded|Failed to load resource|^failed: \/assets\/mf-plans|net::ERR_FAILED/;
const plansHeading = 'There is something for everyone';

const openPlans = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Plans' }).click();

test('a prerendered page whose scripts come after the time limit can be used then (R5.14)', async ({
  page,
  quiet,
}) => {
  quiet.allow(noise);
  const arrive = await hold(page, scripts);
  await page.goto('/health-plans', { waitUntil: 'commit' });
  await expect(failurePanel(page)).toBeVisible(afterAttempts);
  arrive();
  await expect(livePage(page)).toBeVisible();
  await expect(failurePanel(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Family' }).click();
  await expect(page).toHaveURL(/type=family/);
});

test('a view of a page that crashes leaves heading, tabs and the other views', async ({
  page,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/A view that crashes|The above error/);
  await page.addInitScript(() => {
    const { split } = String.prototype;
    String.prototype.split = function (...given: unknown[]) {
      // The plan cards of the family tab look for bold words in their benefits.
      if (location.search.includes('type=family') && String(given[0]).includes('[^['))
        throw new Error('A view that crashes');
      return Reflect.apply(split, this, given) as string[];
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
  quiet.allow(noise);
  const site = await startOwnSite({ apiUrl });
  try {
    const next = '9.0.0-e2e00001';
    await page.goto(`${site.url}/use-cases`);
    await expect(screenHeading(page)).toBeVisible();
    await page.route(/\/assets\/mf-plans\//, (route) =>
      route.request().url().includes(`/${next}/`) ? route.continue() : route.abort(),
    );
    await openPlans(page);
    await expect(failurePanel(page)).toBeVisible(afterAttempts);
    await publishRenamed(site, 'mf-plans', next);
    await site.gateway.follower.poll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tab', { name: 'Family' })).toBeVisible();
    await expect(livePage(page)).toBeVisible();
    await expect(failurePanel(page)).toBeHidden();
  } finally {
    await site.close();
  }
});
