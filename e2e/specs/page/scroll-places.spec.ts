import type { Page } from '@playwright/test';
import { waitForPage } from '../../support/screens';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** To a line of text: the page above the place may have become a little longer. */
async function isAt(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThanOrEqual(10);
}

/** Scrolls and waits until the page has been told. */
async function scrollTo(page: Page, place: number): Promise<number> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    place,
  );
  return top(page);
}

const lastTile = (page: Page) => page.getByRole('main').locator('a[href^="/condition/"]').last();

/** The tile stands where it was left: the page above it may have become a little longer. */
async function isInView(page: Page, place: number): Promise<void> {
  const distance = () =>
    lastTile(page).evaluate((tile, y) => Math.abs(tile.getBoundingClientRect().top - y), place);
  await expect.poll(distance).toBeLessThanOrEqual(2);
}

/** The list with more tiles than the document brings, scrolled to the last of them. */
async function openLongList(page: Page): Promise<void> {
  await page.goto('/conditions');
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect
    .poll(() => page.getByRole('main').locator('a[href^="/condition/"]').count())
    .toBeGreaterThan(12);
  const place = await lastTile(page).evaluate(
    (tile) => tile.getBoundingClientRect().top + scrollY - innerHeight / 2,
  );
  expect(place).toBeGreaterThan(1000);
  await scrollTo(page, place);
}

test('Back and Forward lead to the place that was left, and a press to the top (R5.8)', async ({ page }) => {
  await openLongList(page);
  const inView = await lastTile(page).evaluate((tile) => {
    (tile as HTMLElement).click();
    return tile.getBoundingClientRect().top;
  });
  await expect(page).toHaveURL(/\/condition\/\d+$/);
  await isAt(page, 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const inCondition = await scrollTo(page, 150);
  expect(inCondition).toBeGreaterThan(0);
  await page.goBack();
  await isInView(page, inView);
  await page.goForward();
  await isAt(page, inCondition);
  await page.goBack();
  await isInView(page, inView);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').first().click();
  await isAt(page, 0);
});

for (const width of [390, 1280])
  test(`at ${width} px the bar gets thin past 140 px, and nothing below it moves (P2.12)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/terms-of-service');
    await waitForPage(page);
    const height = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
    const below = () =>
      page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY));
    const [thick, start] = [await height(), await below()];
    await scrollTo(page, 145);
    await expect.poll(height).toBeLessThan(thick - 10);
    expect([await top(page), await below()]).toEqual([145, start]);
  });

test('a link into the page leads to its section, also after another page and a menu (R4.74)', async ({
  page,
}) => {
  await page.goto('/');
  await scrollTo(page, 600);
  await page
    .locator('a[href="/conditions"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('link', { name: 'See conditions' })).toBeVisible();
  await isAt(page, 0);
  const section = (id: string) => page.locator(`#${id}`);
  for (const [name, id] of [
    ['See conditions', 'conditions'],
    ["Don't know your condition?", 'custom_conditions'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/conditions#${id}$`));
    await expect(section(id)).toBeInViewport();
    await expect(section(id)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(/#conditions$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/conditions$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await isAt(page, 600);
});
