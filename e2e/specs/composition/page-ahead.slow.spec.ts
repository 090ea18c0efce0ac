import { atRest } from '../../support/at-rest';
import { expect, test } from '../../support/test';

test('a page is rendered out of sight after an intent, and shown at the press', async ({ page }) => {
  await page.goto('/');
  await atRest(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conditions' });
  const ahead = page.locator('h1:not(:visible)');
  const title = await page.title();
  await link.focus();
  await expect(ahead).toHaveCount(1);
  const reads = () => asked.filter((path) => path.startsWith('/api/'));
  // What the release names as the page's first call, and nothing that the page itself asks for.
  await expect.poll(reads).toEqual(['/api/condition_category/all']);
  await expect(page.locator('h1:visible')).toHaveCount(1);
  expect(await page.title()).toBe(title);
  const heading = await ahead.elementHandle();
  await link.press('Enter');
  expect(await heading?.isVisible()).toBe(true);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.title()).not.toBe(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await atRest(page);
  expect(new Set(reads()).size).toBe(reads().length);
  await page.goBack();
  await expect(page.locator('h1:visible')).toHaveCount(1);
  expect(await page.title()).toBe(title);
});
