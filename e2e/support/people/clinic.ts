import { type Browser, expect, type Page } from '@playwright/test';

/** Opens the clinic and signs a demo person in, at the provider that the API brings for development. */
export async function openClinic(page: Page, email: string): Promise<void> {
  await page.goto('/clinic');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('radio', { name: email }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** The clinic as a doctor sees it, in a browser of their own. */
export async function openDoctor(browser: Browser, siteUrl: string): Promise<Page> {
  const doctors = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1280, height: 900 } });
  const clinic = await doctors.newPage();
  await openClinic(clinic, 'nneka.doctor@ilera.example');
  return clinic;
}
