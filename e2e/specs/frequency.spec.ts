import type { Page } from '@playwright/test';
import { fillSignIn, signIn } from '../support/account';
import { chooseCity } from '../support/choose-city';
import { newestMail } from '../support/outbox';
import { slowDown } from '../support/slow-processor';
import { expect, test } from '../support/test';

// R4.42

/** Chooses a family plan at the price of a year, and buys it. */
async function buyForAYear(page: Page): Promise<void> {
  await slowDown(page);
  await page.goto('/health-plans?type=family');
  const year = page.getByRole('tab', { name: 'Annually', exact: true });
  await year.click();
  // The cards show the price of a year then; a press before buys what they show.
  await expect(year).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('article').first().getByRole('button', { name: 'Buy Plan' }).click();
}

async function expectAYear(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /^Annually/ })).toBeChecked();
  await expect(page).toHaveURL(/\/plan-checkout\/\d+\?.*frequency=annual/);
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('target_'));
  expect(await page.evaluate(stored)).toEqual([]);
}

test('a person who is signed in comes to the checkout with the frequency of the list (R4.42)', async ({
  page,
}) => {
  await signIn(page, 'bayo.planholder@ilera.example');
  await buyForAYear(page);
  await expectAYear(page);
});

test('so does one who is asked for the city', async ({ page }) => {
  await signIn(page, 'ada.individual@ilera.example');
  await buyForAYear(page);
  await chooseCity(page, 'Ikeja');
  await expectAYear(page);
});

test('so does one who signs in on the way', async ({ page }) => {
  await buyForAYear(page);
  await chooseCity(page, 'Ikeja');
  await expect(page.getByText('Kindly Login to continue')).toBeVisible();
  await fillSignIn(page, 'bayo.planholder@ilera.example');
  await expectAYear(page);
});

test('so does one who signs up on the way, and comes back by the mail', async ({ page, context, site }) => {
  const email = `year.${Date.now()}@example.com`;
  await buyForAYear(page);
  await chooseCity(page, 'Ikeja');
  await page.getByRole('link', { name: 'GET STARTED' }).click();
  await page.getByLabel('First name').fill('Ngozi');
  await page.getByLabel('Last name').fill('Eze');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Ilera-demo-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
  const mail = await newestMail(site.apiUrl, email, /Verify/);
  const tab = await context.newPage();
  await tab.goto(mail.links.find((address) => address.includes('/verify_account/')) as string);
  await expect(tab).toHaveURL(/\/auth\/sign-in$/);
  await fillSignIn(tab, email);
  await expectAYear(tab);
});
