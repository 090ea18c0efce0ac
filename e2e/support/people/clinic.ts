import { expect, type Page } from '@playwright/test';

/** Opens the clinic and signs a demo person in, at the provider that the API brings for development. */
export async function openClinic(page: Page, email: string): Promise<void> {
  await page.goto('/clinic');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('radio', { name: email }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}
