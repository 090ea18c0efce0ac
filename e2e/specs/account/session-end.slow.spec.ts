import type { Page } from '@playwright/test';
import { demoPassword } from '../../../api/src/seed/data/people';
import { openAccount } from '../../support/people/account';
import { slowDown } from '../../support/slow-phone';
import { expect, test } from '../../support/test';

// R4.92. Only the end is on a slow processor: playing one keeps a real one busy, also while the page rests.
const told = /[?&]reason=([^&]*)/;
const ownWords = /You are logged out|Password changed|were erased|Session Exipred/;

let number = 0;

/**
 * Opens the settings of a new account.
 * @returns the codes of messages that sign-in was given so far, each once
 */
async function openSettings(page: Page, apiUrl: string): Promise<() => string[]> {
  number += 1;
  await openAccount(page, apiUrl, `end.${Date.now()}.${number}@example.com`);
  // A document of its own, whose layout and page are React roots apart from the shell's.
  await page.goto('/account/settings');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const messages = new Set<string>();
  page.on('framenavigated', (frame) => {
    const message = told.exec(frame.url())?.[1];
    if (message) messages.add(message);
  });
  return () => [...messages];
}

/** Sign-in shows this message and no other, and was given no other on the way. */
async function expectTold(page: Page, messages: () => string[], message: string): Promise<void> {
  await expect(page.getByText(ownWords)).toHaveText(message);
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  expect(messages()).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull();
}

test('logout says that one is logged out', async ({ page, site }) => {
  const messages = await openSettings(page, site.apiUrl);
  await slowDown(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectTold(page, messages, 'You are logged out');
});

test('logout says so on the public page that was opened meanwhile, and the site stays open', async ({
  page,
  site,
}) => {
  const messages = await openSettings(page, site.apiUrl);
  await slowDown(page);
  // One after the other in the page: the three seconds of a logout may pass between two presses from outside.
  await page.getByRole('button', { name: 'Logout' }).evaluate((logout: HTMLElement) => {
    logout.click();
    document.querySelector<HTMLElement>('a[href="/"]')?.click();
  });
  await expectTold(page, messages, 'You are logged out');
  await page.getByRole('link', { name: /Ilera/ }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('a new password says so', async ({ page, site }) => {
  const messages = await openSettings(page, site.apiUrl);
  await page.getByLabel('Current Password').fill(demoPassword);
  await page.getByLabel('New Password').fill('Harmattan-77');
  await page.getByLabel('Confirm Password').fill('Harmattan-77');
  await slowDown(page);
  await page.getByRole('button', { name: 'Update password' }).click();
  await expectTold(page, messages, 'Password changed successfully. Kindly Login');
});

test('an erasure says so', async ({ page, site, quiet }) => {
  quiet.allow(/status of 401/);
  const messages = await openSettings(page, site.apiUrl);
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByLabel('Type ERASE to confirm').fill('ERASE');
  await slowDown(page);
  await page.getByRole('button', { name: 'Erase my account for good' }).click();
  await expectTold(page, messages, 'Your account and your data were erased.');
});

test('a 401 says that the session expired', async ({ page, site, quiet }) => {
  quiet.allow(/status of 401/);
  const messages = await openSettings(page, site.apiUrl);
  const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
  await fetch(`${site.apiUrl}/auth/individual/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await slowDown(page);
  // Another call may have failed before the press.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/account/history"]')?.click());
  await expectTold(page, messages, 'Session Exipred. Kindly Login');
});

test('the logout of another tab says that one is logged out, also where a call fails first (R4.92)', async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.allow(/status of 401/);
  const messages = await openSettings(page, site.apiUrl);
  const other = await context.newPage();
  await other.goto('/account/settings');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await slowDown(page);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('You are logged out')).toBeVisible({ timeout: 30_000 });
  await expectTold(page, messages, 'You are logged out');
});
