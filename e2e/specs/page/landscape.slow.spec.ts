import type { Page } from '@playwright/test';
import { signIn } from '../../support/people/account';
import { expect, test } from '../../support/test';
import { afterAttempts, failurePanel, screenHeading } from '../../support/screens';

/** What has the focus, where all of it is under something else; empty where it can be seen. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const box = focused.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const places = [0.02, 0.25, 0.5, 0.75, 0.98];
    const seen = places.some((x) =>
      places.some((y) => {
        const above = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return above !== null && (focused.contains(above) || above.contains(focused));
      }),
    );
    return seen ? '' : `${focused.tagName} ${focused.textContent}`;
  });

// a phone in landscape, and the visitor's own colours.
test.use({ viewport: { width: 667, height: 375 } });

test('Pay stands at its place in the form, and covers no field', async ({ page }) => {
  await page.goto('/conditioncheckout/13');
  await expect(screenHeading(page)).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeVisible();
  await expect(pay).not.toBeInViewport();
  await pay.scrollIntoViewIfNeeded();
  await expect(pay).toBeInViewport({ ratio: 1 });
});

for (const address of ['/use-cases', '/pharmacies'])
  test(`the first screen of ${address} has its heading`, async ({ page }) => {
    await page.goto(address);
    await expect(screenHeading(page)).toBeInViewport({ ratio: 1 });
  });

test('a notice about a lost part leaves more than half of the screen to the page', async ({
  page,
  quiet,
}) => {
  quiet.allow(/mf-plans|is already registered|ERR_FAILED|^failed: \/(?:api|assets|_report)\//);
  await page.route(/\/_report\//, (route) => route.abort());
  await page.route(/\/assets\/mf-plans\//, (route) => route.abort());
  await page.goto('/health-plans');
  await expect(failurePanel(page)).toBeVisible(afterAttempts);
  const box = await failurePanel(page).boundingBox();
  expect(box?.height).toBeLessThan(375 / 2);
  await page.evaluate(() => scrollTo(0, 0));
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    // The page scrolls smoothly.
    await expect.poll(() => findCovered(page)).toBe('');
  }
});

test('the round button of the conditions covers nothing that the keyboard comes to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await signIn(page, 'ada.individual@ilera.example');
  await page.goto('/account/condition');
  await expect(screenHeading(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    // The page scrolls smoothly.
    await expect.poll(() => findCovered(page)).toBe('');
  }
});

test('in forced colours a dialog has an edge, and the chosen payment frequency can be read', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/health-plans');
  await expect(screenHeading(page)).toBeVisible();
  const chosen = page.getByRole('tab', { name: 'Quarterly', selected: true });
  const { colour, under } = await chosen.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { colour: color, under: backgroundColor };
  });
  expect(colour).not.toBe(under);
  await page.getByRole('button', { name: 'Buy Plan' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('border-top-width', '1px');
});

test('forced colours leave page, status and read-only fields of a list to be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'bayo.planholder@ilera.example');
  await page.goto('/account/history');
  const look = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(page.getByRole('button', { name: 'Page 2' })).toBeVisible();
  expect(await look('Page 1 is your current page')).not.toBe(await look('Page 2'));
  const status = page.getByText('Pending');
  await expect(status).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await page.goto('/account/settings');
  const name = page.getByLabel('First Name');
  await expect(name).toBeVisible();
  const under = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(name).toHaveCSS('border-top-color', under);
});

test('on paper Pay and the navigation cover no field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/conditioncheckout/13');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).not.toBeInViewport();
  await page.getByLabel('Email').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('in forced colours the marks of the social networks can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/health-plans');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'YouTube' });
  const colour = await link.evaluate((element) => getComputedStyle(element).color);
  await expect(link.getByRole('img')).toHaveCSS('background-color', colour);
});
