import { expect, type Page } from '@playwright/test';

/** Chooses one of several choices by its words, as a finger does: the area of its label covers the card. */
export async function pick(page: Page, name: string): Promise<void> {
  await page.locator('label', { hasText: new RegExp(`^${name}$`) }).click();
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
}
