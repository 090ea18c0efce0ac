import type { BrowserContext, Page } from '@playwright/test';
import { fillSignIn } from '../../support/people/account';
import { chooseSlot, fillGuest } from '../../support/people/guest';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Names of all that the site keeps in the browser: cookies, local and session storage, databases, caches. */
async function namesOf(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    // Of the service worker; the policy calls them copies.
    ...[...(await indexedDB.databases()), ...(await caches.keys())].map(() => 'Copies'),
  ]);
  return [...cookies, ...stored];
}

test('the privacy policy names everything that the site keeps in a browser', async ({ page, context }) => {
  const kept = new Set<string>();
  const collect = async () => {
    for (const name of await namesOf(context, page)) kept.add(name);
  };

  await page.goto('/condition/custom?text=My+left+knee');
  await collect();
  await page.getByRole('button', { name: 'Get Started' }).click();
  const dialog = await chooseSlot(page, 'Video Consultation');
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  await fillGuest(page, 'guest.of.storage@example.com');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('WELCOME10 is applied')).toBeVisible();
  // The coupon is kept among the drafts.
  await collect();
  await page.goto('/employee/a-token');
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await collect();
  await page.goto('/plan-checkout/1?quantity=1');
  await expect(page).toHaveURL(/\/auth\/sign-in/);
  await collect();
  await fillSignIn(page, 'ada.individual@ilera.example');
  await expect(page).toHaveURL(/\/plan-checkout\/1\?quantity=1/);
  await page.goto('/account/settings');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First Name').fill('Adaeze');
  await collect();

  expect([...kept]).toEqual(expect.arrayContaining(['ACCESS_TOKEN', 'draft', 'custom_words']));
  await page.goto('/privacy-policy');
  const words = (await page.locator('#cookies').innerText()).split(/[^\w]+/);
  expect([...kept].filter((name) => !words.includes(name))).toEqual([]);
});
