import { openAccount, signIn } from '../../support/people/account';
import { decidePayment, fillGuest } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { pick } from '../../support/people/choices';
import { expect, test } from '../../support/test';
import { thisYear } from '../../support/this-year';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('the choices and the code of a plan survive reload, Back, cancel and decline (R4.83)', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422/); // the code for another plan
  await openAccount(page, site.apiUrl, `choices.${Date.now()}@example.com`);
  await page.goto('/plan-checkout/2?quantity=1');
  const annually = page.getByRole('radio', { name: 'Annually', exact: true });
  const pay = page.getByRole('button', { name: /^Pay N/ });
  const code = page.getByLabel('Coupon code');
  await pick(page, 'Annually');
  await code.fill('FAMILY20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon is for another plan.').first()).toBeVisible();
  const full = await pay.textContent();
  await code.fill('PLAN15');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('PLAN15 is applied.')).toBeVisible();
  await expect(pay).not.toHaveText(full ?? '');
  await page.getByRole('button', { name: 'Remove PLAN15' }).click();
  await expect(pay).toHaveText(full ?? '');
  await code.fill('PLAN15');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('PLAN15 is applied.')).toBeVisible();
  const price = (await pay.textContent()) ?? '';

  const isAsChosen = async () => {
    await expect(annually).toBeChecked();
    await expect(page.getByText('PLAN15 is applied.')).toBeVisible();
    await expect(pay).toHaveText(price);
  };
  await page.reload();
  await isAsChosen();
  await pay.click();
  await expect(page).toHaveURL(/_pay\//);
  await page.goBack();
  await isAsChosen();
  await page.getByLabel('First Name').fill('Adaeze');
  await pay.click();
  await decidePayment(page, 'Decline payment');
  await page.getByRole('link', { name: 'Try again' }).click();
  await isAsChosen();
  await expect(page.getByLabel('First Name')).toHaveValue('Adaeze');
});

test('a guest whose payment is declined keeps names, consent and code (R4.83)', async ({ page }) => {
  await page.goto(`/conditioncheckout/1?date=12-31-${thisYear}+09:15+pm&method=video`);
  await fillGuest(page, `guest.cancels.${Date.now()}@example.com`);
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('WELCOME10 is applied.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await decidePayment(page, 'Decline payment');
  await page.getByRole('link', { name: 'Try to pay again' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('Okafor');
  await expect(page.getByLabel(/^I agree that my doctor/)).toBeChecked();
  await expect(page.getByText('WELCOME10 is applied.')).toBeVisible();
  await expect(page.getByText('N1,799.1').first()).toBeVisible();
});

test('the filter of the history is over all pages (R4.78)', async ({ page }) => {
  await signIn(page, 'bayo.planholder@ilera.example');
  await page.goto('/account/history');
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('group', { name: 'Show by status' }).getByText('Cancelled').click();
  await expect(page).toHaveURL(/status=cancelled/);
  const cells = page.getByRole('cell').getByText(/^(Pending|Completed|Cancelled)\u200b?$/);
  await expect(cells).toHaveText(['Cancelled', 'Cancelled', 'Cancelled']);
});

test('a reset link that was used offers a new one', async ({ page, site, quiet }) => {
  quiet.allow(/status of 422/);
  const email = `reset.${Date.now()}@example.com`;
  await openAccount(page, site.apiUrl, email);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/forget-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const mail = await newestMail(site.apiUrl, email, /Reset your/);
  const link = mail.links.find((address) => address.includes('/reset_password/')) as string;
  const reset = async (password: string) => {
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Reset password' }).click();
  };
  await reset('Harmattan-7788');
  await expect(page.getByRole('dialog')).toBeVisible();
  await reset('Savanna-8899');
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(page).toHaveURL(/\/auth\/forget-password$/);
});
