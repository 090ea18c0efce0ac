import type { Page } from '@playwright/test';
import { openAccount, signIn } from '../../support/people/account';
import { chooseCity } from '../../support/people/choices';
import { slowDown } from '../../support/slow-phone';
import { expect, test } from '../../support/test';

/** Chooses a family plan at the price of a year, and buys it. */
async function buyForAYear(page: Page): Promise<void> {
  await page.goto('/health-plans?type=family');
  await slowDown(page);
  const year = page.getByRole('tab', { name: 'Annually', exact: true });
  await year.click();
  // The cards show the price of a year then; a press before buys what they show.
  await expect(year).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('article').first().getByRole('button', { name: 'Buy Plan' }).click();
}

async function expectAYear(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /^Annually/ })).toBeChecked();
  await expect(page).toHaveURL(/\/plan-checkout\/\d+\?.*frequency=annual/);
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('target_'));
  expect(await page.evaluate(stored)).toEqual([]);
}

test('a person who is signed in comes to the checkout with the frequency of the list (R4.42)', async ({
  page,
}) => {
  await signIn(page, 'bayo.planholder@ilera.example');
  await buyForAYear(page);
  await expectAYear(page);
});

test('a person who must first choose a city comes to the checkout with the frequency too (R4.42)', async ({
  page,
  site,
}) => {
  // Nobody knows the city of a new account.
  await openAccount(page, site.apiUrl, `frequency.${Date.now()}@example.com`);
  await buyForAYear(page);
  await chooseCity(page, 'Ikeja');
  await expectAYear(page);
});
