import { begunAll } from '../../support/at-rest';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('without script (R5.18)', () => {
  test.use({ javaScriptEnabled: false });
  test('a search that names an emergency begins with the call to 112', async ({ page, quiet }) => {
    quiet.allow(/^failed: \/assets\//);
    await page.goto('/conditions?search=my+chest+hurts');
    await expect(page.getByRole('link', { name: 'Call 112 now' })).toHaveAttribute('href', 'tel:112');
  });
});

test('the call to 112 outlives the hydration of its page, and its words are loaded only for words', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/conditions');
  await begunAll(page);
  const words = () => scripts.filter((url) => url.includes('lazy.urgent'));
  expect(words()).toEqual([]);
  await page.goto('/conditions?search=my+chest+hurts');
  // They come once the page is hydrated; the call to 112 was there before.
  await expect.poll(words).not.toEqual([]);
  await expect(page.getByRole('link', { name: 'Call 112 now' })).toHaveCount(1);
  await page.getByRole('searchbox').fill('pimples');
  await expect(page.getByRole('link', { name: 'Call 112 now' })).toHaveCount(0);
});

test('a booking opens at the current week, with the prices beside its button', async ({ page }) => {
  await page.goto('/conditions');
  await page.getByRole('link', { name: /Malaria/ }).click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('N999 by message, N1,999 by video call.')).toBeInViewport();
  const today = dialog.locator('[aria-current=date]');
  const head = dialog.getByRole('columnheader', { name: 'Sun', exact: true });
  await expect(async () => {
    const [day, above] = [await today.boundingBox(), await head.boundingBox()];
    expect(Math.abs((day?.y ?? 0) - (above ? above.y + above.height : 0))).toBeLessThan(8);
  }).toPass();
  await expect(dialog.getByRole('gridcell')).toHaveCount(42);
  const last = dialog.getByRole('grid').locator('button:not([aria-disabled])').last();
  const chosen = (await last.getAttribute('aria-label')) ?? '';
  await last.click();
  await expect(dialog.getByRole('button', { name: chosen, exact: true })).toBeInViewport();
});
