import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../../../api/src/seed/data/people';
import { newestMail } from './outbox';

/** The token of a new session of a demo person. */
export async function logIn(apiUrl: string, email: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/auth/individual/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${email} failed: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { access_token: string }[] };
  return data[0]?.access_token ?? '';
}

/** Fills in and sends the sign-in form that is open, as a demo person. */
export async function fillSignIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens the home of a demo person who has signed in before; the sign-in page has tests of its own. */
export async function signIn(page: Page, email: string) {
  // A document of the site that starts nothing.
  await page.goto('/robots.txt');
  const token = await logIn(new URL('/api', page.url()).href, email);
  await page.evaluate((value) => localStorage.setItem('ACCESS_TOKEN', value), token);
  await page.goto('/account/home');
  await expect(page).toHaveURL(/\/account\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Signs a demo person in through the sign-in page. */
export async function signInByForm(page: Page, email: string) {
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

/**
 * Opens and verifies an account for an address, with the link of the mail, and signs in to the account home.
 */
export async function openAccount(page: Page, apiUrl: string, email: string): Promise<void> {
  const response = await fetch(`${apiUrl}/auth/individual/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Nneka', last_name: 'Obi', email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`Registering failed: ${response.status}`);
  const mail = await newestMail(apiUrl, email, /Verify/);
  await page.goto(mail.links.find((address) => address.includes('/verify_account/')) as string);
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/account\/home/);
}
