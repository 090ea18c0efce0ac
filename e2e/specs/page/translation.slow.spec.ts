import type { Page } from '@playwright/test';
import { chooseSlot, fillGuest } from '../../support/people/guest';
import { waitForPage } from '../../support/screens';
import { expect, test } from '../../support/test';

// What a translator makes stale or breaks is on the console, so `quiet` fails for it. The journeys run translated
// too: see `playwright.config.ts`.

const isTranslated = (page: Page) => expect(page.locator('h1 font font').first()).toBeVisible();

test.describe('a page that is translated once it is there', () => {
  test.use({ translation: 'hydrated', contextOptions: { reducedMotion: 'reduce' } });

  test('takes a booking and a coupon, and says what holds now (R5.16)', async ({ page }) => {
    await page.goto('/conditions');
    await isTranslated(page);
    await page.getByRole('link', { name: /Acne/ }).first().click();
    await page.getByRole('button', { name: 'Get Started' }).click();
    const panel = page.getByRole('dialog', { name: 'Book an Appointment' });
    const chosen = panel.getByRole('status').last();
    await expect(chosen).toContainText('Choose a day first.');
    await chooseSlot(page, 'Video Consultation');
    await expect(chosen).toContainText('31 December');
    await expect(chosen).not.toContainText('Choose a day first.');
    await panel.getByRole('button', { name: 'Book appointment' }).click();
    await fillGuest(page, 'translated@example.com');
    await page.getByLabel('Coupon code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('WELCOME10 is applied.')).toBeVisible();
    await expect(page.getByText('N1,799.1').first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove WELCOME10' }).click();
    await expect(page.getByText('N1,799.1')).toHaveCount(0);
    await expect(page.getByText('WELCOME10 is applied.')).toBeHidden();
  });

  test('counts people, and changes type and frequency of plans (R5.16)', async ({ page }) => {
    await page.goto('/health-plans?type=family');
    await isTranslated(page);
    await page.getByRole('tab', { name: 'Annually', exact: true }).click();
    const card = page.getByRole('article').first();
    const total = card.getByRole('status').last();
    await expect(total).toContainText('for 3 family members');
    for (let more = 0; more < 2; more += 1) await card.getByRole('button', { name: 'Plus one' }).click();
    await expect(total).toContainText('for 5 family members');
    await page.getByRole('tab', { name: 'Individual' }).click();
    await page.getByRole('tab', { name: 'Family' }).click();
    await expect(total).toContainText('for 3 family members');
  });
});

test.describe('a page that is translated before its scripts', () => {
  test.use({ translation: 'document' });

  for (const [address, link, next] of [
    ['/', 'Conditions', /\/conditions$/],
    ['/condition/1', 'Conditions', /\/conditions$/],
    ['/health-plans', 'Conditions', /\/conditions$/],
    ['/auth/sign-in', 'GET STARTED', /\/auth\/sign-up$/],
  ] as const)
    test(`${address} works and leads on (R5.16)`, async ({ page, quiet }) => {
      // React draws anew what a translator changed before it came.
      quiet.allow(/hydration mismatch|Minified React error #418/);
      await page.goto(address);
      await waitForPage(page);
      await isTranslated(page);
      await page.getByRole('link', { name: link }).first().click();
      await expect(page).toHaveURL(next);
      await waitForPage(page);
      await isTranslated(page);
    });
});
