import { expect, type Page } from '@playwright/test';

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
