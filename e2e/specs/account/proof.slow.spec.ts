import type { Page } from '@playwright/test';
import { openAccount, signIn } from '../../support/people/account';
import { demoPassword } from '../../../api/src/seed/data/people';
import { chooseSlot, decidePayment, fillGuest } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const sentence = /Open a link that we mail to/;
async function payAsGuest(page: Page, email: string, time: string): Promise<void> {
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const booking = await chooseSlot(page, 'Message Consultation', time);
  await booking.getByRole('button', { name: 'Book appointment' }).click();
  await fillGuest(page, email);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await decidePayment(page, 'Approve payment');
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit is booked' })).toBeVisible();
}

test('a person who registers, opens the link and signs in finds the visits of the address (R4.77, R4.89)', async ({
  page,
  site,
}) => {
  const email = `proven.${Date.now()}@example.com`;
  await payAsGuest(page, email, '10:30 pm');
  await openAccount(page, site.apiUrl, email);
  await expect(page.getByRole('cell', { name: /^APT-/ })).toHaveCount(1);
  await expect(page.getByText(sentence)).toBeHidden();
});

test('a person who opens the link on another device is told, and finds the visits after opening a link here (R4.89)', async ({
  page,
  browser,
  site,
  expectAccessible,
}) => {
  const email = `unproven.${Date.now()}@example.com`;
  await payAsGuest(page, email, '10:45 pm');
  const person = { first_name: 'Nneka', last_name: 'Obi', email, password: demoPassword };
  const registered = await page.request.post(`${site.apiUrl}/auth/individual/register`, { data: person });
  expect(registered.ok()).toBe(true);
  const mail = await newestMail(site.apiUrl, email, /Verify/);
  const link = mail.links.find((address) => address.includes('/verify_account/')) ?? '';
  const phone = await browser.newContext();
  const other = await phone.newPage();
  await other.goto(link);
  await expect(other.getByText('Your email address is verified. You can now log in.')).toBeVisible();
  await phone.close();

  await signIn(page, email);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText('No Record Found')).toBeVisible();
  await expectAccessible(page, 'an address that is not proven');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('We sent you a link. Open it in this browser.')).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/\/account\/home$/);
  await expect(page.getByRole('cell', { name: /^APT-/ })).toHaveCount(1);
  await expect(page.getByText(sentence)).toBeHidden();
});
