import { expect, type Page } from '@playwright/test';
import { decidePayment } from './guest';
import { openAccount } from './account';

/** Plans of the demo catalogue by their number, each with the fewest people that it is sold for. */
const plans = {
  'Individual Plus': { id: 2, people: 1 },
  'Family Basic': { id: 4, people: 3 },
  'SME Starter': { id: 6, people: 5 },
  'Corporate Core': { id: 8, people: 20 },
} as const;

/** The running plan of an individual on the page that manages it, apart from the history of payments. */
export const runningPlan = (page: Page) => page.getByRole('region', { name: 'Individual plan' });

/**
 * Opens an account that no other test looks at, buys it a plan by the quarter for the fewest people, and saves the card.
 * @returns its address
 */
export async function openPlanHolder(
  page: Page,
  apiUrl: string,
  plan: keyof typeof plans,
  email = `holder.${Date.now()}@example.com`,
): Promise<string> {
  await openAccount(page, apiUrl, email);
  const { id, people } = plans[plan];
  await page.goto(`/plan-checkout/${id}?quantity=${people}`);
  await page.getByLabel(/^Save my card details/).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await decidePayment(page, 'Approve payment');
  await expect(page.getByText('Payment received')).toBeVisible();
  return email;
}

/** Invites people to the plan of the person who is signed in on the page. */
export async function invite(page: Page, apiUrl: string, people: { name: string; email: string }[]) {
  const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
  const response = await fetch(`${apiUrl}/individual/employees/invite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ people }),
  });
  expect(response.status).toBe(200);
}
