import { begunAll } from '../../support/at-rest';
import { hold, live } from '../../support/slow-phone';
import { expect, test } from '../../support/test';

const pageScripts = (remote: string) => new RegExp(`/assets/${remote}/.*page\\..*\\.js`);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The scripts that the document names are refused by the browser itself.
  test.beforeEach(({ quiet }) => quiet.allow(/failed: \/assets\/.*\.js/));

  for (const [address, heading, detail] of [
    ['/', /See a doctor from home/, 'Malaria'],
    ['/conditions', 'Tell a doctor what you feel', 'Malaria'],
    ['/condition/1', 'Malaria', 'Instant Booking'],
    ['/health-plans', 'There is something for everyone', 'Individual Basic'],
    ['/blog', 'Health, explained plainly', 'Read the article'],
    ['/terms-of-service', /Terms/, 'Last changed'],
  ] as const) {
    test(`${address} can be read, and says how to reach a person`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(detail);
      // Located by its place, because Playwright reads no text inside a noscript.
      const note = page.locator('noscript [role=note]');
      await expect(note).toBeVisible();
      await expect(note.locator('a[href^="tel:+234"]')).toBeVisible();
    });
  }

  test('the menu works on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Health Plans' }).click();
    await expect(page).toHaveURL(/\/health-plans$/);
  });

  test('a form sends nothing, least of all a password into the address', async ({ page }) => {
    await page.goto('/auth/sign-in');
    await page.getByLabel('Email').first().fill('ada@example.ng');
    await page.locator('input[name=password]').fill('secret');
    await page.locator('input[name=password]').press('Enter');
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
  });
});

for (const address of ['/', '/conditions', '/condition/1', '/health-plans']) {
  test(`${address} asks the API for nothing that the document brought, and moves nothing`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await page.goto(address);
    await begunAll(page);
    expect(calls).toEqual([]);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.02);
    expect(await page.locator('head title').count()).toBe(1);
  });
}

test('the menu opens before the scripts are there, and stays open when they come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Health Plans' })).toBeVisible();
  release();
  await live(page);
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Health Plans' }).click();
  await expect(page).toHaveURL(/\/health-plans$/);
  await expect(menu).toBeHidden();
});

test('somebody who is signed in never sees the page for others, nor a stranger the account', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 401/); // the token is made up
  const release = await hold(page);
  await page.goto('/account/home', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'a-token'));
  await page.goto('/auth/sign-in', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  await page.goto('/account/home', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'));
  release();
});

test('a reload draws all of a page at once, even of one that was moved to', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = globalThis as { wholeAtFirst?: boolean };
    new MutationObserver(() => {
      if (document.querySelector('#root:not([data-prerendered]) h1'))
        seen.wholeAtFirst ??= document.getElementById('custom_conditions') !== null;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/');
  await live(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conditions' }).click();
  await expect(page.locator('#custom_conditions')).toBeVisible();
  await page.reload();
  await live(page);
  expect(await page.evaluate(() => (globalThis as { wholeAtFirst?: boolean }).wholeAtFirst)).toBe(true);
});

test('a page whose own part is slow stays readable in a layout that works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, pageScripts('mf-conditions'));
  await page.goto('/condition/1', { waitUntil: 'commit' });
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
  await expect(page.getByRole('heading', { level: 1, name: 'Malaria' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await live(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Malaria' })).toBeVisible();
});

test('a press on a page whose scripts are slow takes effect once they have loaded', async ({ page }) => {
  const release = await hold(page, pageScripts('mf-plans'));
  await page.goto('/health-plans', { waitUntil: 'commit' });
  await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
  await page.getByRole('button', { name: 'Buy Plan' }).first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
