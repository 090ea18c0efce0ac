import { expect, type Page } from '@playwright/test';

/** Chooses one of several choices by its words, as a finger does: the area of its label covers the card. */
export async function pick(page: Page, name: string): Promise<void> {
  // A translated label ends with a space of no width (support/translate-as-chrome.ts).
  await page.locator('label', { hasText: new RegExp(`^${name}\u200b?$`) }).click();
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
}

/** Chooses country, state and city in the open availability panel, and continues. */
export async function chooseCity(page: Page, city: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const proceed = dialog.getByRole('button', { name: 'Continue' });
  for (const [label, option] of [
    ['Country', 'Nigeria'],
    ['State', 'Lagos'],
    ['City', city],
  ] as const) {
    await expect(proceed).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabel(label).selectOption({ label: option });
  }
  await proceed.click();
}
