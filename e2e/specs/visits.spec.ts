import { expect, test } from '../support/test';

// Q68. e2e/visits.json says that this spec visits mf-public only.
test.describe('a spec that visits what e2e/visits.json does not say', () => {
  test('passes while it visits what is said, although a link prefetches more', async ({ page }) => {
    await page.goto('/terms-of-service');
    const prefetched = page.waitForResponse(/\/mf-plans\/.*page\.health-plans\b.*\.js$/);
    await page.locator('a[href="/health-plans"]').first().focus();
    expect((await prefetched).ok()).toBe(true);
  });

  test('fails at a page of another remote', async ({ page }) => {
    test.fail();
    await page.goto('/health-plans');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('fails at a page of another remote in a browser context of its own', async ({ browser, site }) => {
    test.fail();
    const context = await browser.newContext({ baseURL: site.url });
    await (await context.newPage()).goto('/conditions');
    await context.close();
  });

  test('fails at a modal of another remote over a page that is said', async ({ page }) => {
    test.fail();
    await page.goto('/terms-of-service');
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Pay per visit instead' })).toBeVisible();
  });
});
