import { expect } from '@playwright/test';
import { fillSignIn } from '../../support/people/account';
import { chooseSlot, decidePayment } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { accountPages, publicPages } from '../../support/public-pages';
import { test } from '../../support/foreign-api';

const heading = { level: 1 } as const;

test('a guest finds a condition, books, pays, and is told that a mail will follow (R4.75)', async ({
  page,
  quiet,
  site,
}) => {
  // Such an API cannot say how a payment stands.
  quiet.allow(/status of 404/);
  const email = `guest.${Date.now()}@example.com`;
  await page.goto('/conditions');
  await page.getByRole('button', { name: 'Skin and hair' }).click();
  await page.getByRole('link', { name: /Acne/ }).click();
  await expect(page.getByRole('heading', { ...heading, name: 'Acne' })).toBeVisible();
  await page.getByRole('button', { name: 'Get Started' }).click();
  const dialog = await chooseSlot(page, 'Video Consultation');
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  await page.getByLabel('First Name').fill('Amara');
  await page.getByLabel('Last Name').fill('Okafor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Gotten 10% discount for this condition payment')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await decidePayment(page, 'Approve payment');
  await expect(page.getByRole('heading', heading)).toHaveText('We are confirming your payment');
  await newestMail(site.apiUrl, email, /Payment received/);
});

test('every public page is shown without a call that such an API lacks (R4.75)', async ({ page }) => {
  for (const address of publicPages.filter((one) => one !== '/no-such-page')) {
    await page.goto(address);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
});

test('a plan holder sees every page of the account, and pays for a plan (R4.75)', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'chioma.family@ilera.example');
  await expect(page).toHaveURL(/\/account\/home/);
  for (const address of accountPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.goto('/plan-checkout/4?quantity=6');
  await page.getByRole('button', { name: /^Pay / }).click();
  await decidePayment(page, 'Approve payment');
  await expect(page).toHaveURL(/\/account\/home/);
});
