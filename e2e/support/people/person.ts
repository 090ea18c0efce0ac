import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../../../api/src/seed/data/people';
import { fillSignIn } from './account';
import { newestMail } from './outbox';

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
