import { expect, type Page } from '@playwright/test';

/** Chooses one of several choices by its words, as a finger does: the area of its label covers the card. */
export async function pick(page: Page, name: string): Promise<void> {
  // A translated label ends with a space of no width (support/translate-as-chrome.ts).
  await page.locator('label', { hasText: new RegExp(`^${name}\u200b?$`) }).click();
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
}
