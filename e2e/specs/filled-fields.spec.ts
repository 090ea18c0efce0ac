import type { Page } from '@playwright/test';
import { demoPassword } from '../../api/src/seed/data/people';
import { expect, test } from '../support/test';

// R4.95

/** Writes into the fields as password managers do that dispatch no event. */
async function fillUnseen(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  for (const [label, text] of [
    ['Email', 'bayo.planholder@ilera.example'],
    ['Password', demoPassword],
  ] as const)
    await page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement, value) => void (field.value = value), text);
}

test('a press on Login sends what a password manager has filled in without an event', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await fillUnseen(page);
  await page.getByRole('button', { name: 'Login', exact: true }).click({ force: true });
  await expect(page).toHaveURL(/\/account\/home/);
});

test('Login is active once the window has the focus again', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await fillUnseen(page);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});
