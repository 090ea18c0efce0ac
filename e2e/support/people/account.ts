import { expect, type Page } from '@playwright/test';

const demoPassword = 'Ilera-demo-2026';

/** Fills in and sends the sign-in form that is open, as a demo person. */
export async function fillSignIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs a demo person in through the sign-in page. */
export async function signIn(page: Page, email: string) {
  await page.goto('/auth/sign-in');
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/account\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a page of the account from its menu. */
export async function openFromMenu(page: Page, link: string, heading: string) {
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}
