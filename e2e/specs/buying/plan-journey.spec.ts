import { fillSignIn } from '../../support/people/account';
import { chooseCity } from '../../support/people/choices';
import { decidePayment } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor chooses a plan, checks the city, signs up, verifies, logs in, pays, and has the plan', async ({
  page,
  site,
  expectAccessible,
  quiet,
}) => {
  quiet.allow(/status of 422/); // the expired coupon
  const email = `plan.${Date.now()}@example.com`;
  const password = 'Harmattan-77';

  await test.step('chooses a plan and a number', async () => {
    await page.goto('/health-plans');
    await page.getByRole('tab', { name: 'Family' }).click();
    await page.getByRole('tab', { name: 'Annually', exact: true }).click();
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Plus one' }).click();
    await expectAccessible(page, 'the plans');
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await expectAccessible(page, 'the comparison');
    await page.goBack();
    await page.getByRole('article').first().getByRole('button', { name: 'Plus one' }).click();
    await page.getByRole('article').first().getByRole('button', { name: 'Buy Plan' }).click();
  });

  await test.step('is not covered in one city, and is in another', async () => {
    await expect(page.getByRole('dialog').getByLabel('Country')).toBeEnabled();
    await expectAccessible(page, 'the availability panel');
    await chooseCity(page, 'Epe');
    await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    await expectAccessible(page, 'Coming Soon');
    await page.getByRole('button', { name: 'Enter another location' }).click();
    await chooseCity(page, 'Ikeja');
    await expect(page.getByText('Kindly Login to continue').first()).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
  });

  await test.step('signs up and verifies', async () => {
    await page.goto('/auth/sign-up');
    await page.getByLabel('First Name').fill('Ngozi');
    await page.getByLabel('Last Name').fill('Eze');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    const mail = await newestMail(site.apiUrl, email, /Verify/);
    await page.goto(mail.links.find((address) => address.includes('/verify_account/')) as string);
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
  });

  await test.step('logs in and stands before the checkout of that plan', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/plan-checkout\/\d+\?quantity=4&frequency=annual$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Family Subscription' })).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Ngozi');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await page.evaluate(() => localStorage.getItem('target_plan'))).toBeNull();
    await expectAccessible(page, 'the checkout');
  });

  let total = '';
  await test.step('uses a coupon and pays what the page says', async () => {
    await expect(page.getByRole('radio', { name: /^Annually/ })).toBeChecked();
    await page.getByLabel('Coupon code').fill('OLDPLAN');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/expired/i).first()).toBeVisible();
    await page.getByLabel('Coupon code').fill('FAMILY20');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Gotten 20% discount for this subscription')).toBeVisible();
    await expectAccessible(page, 'the checkout with a coupon');
    const pay = page.getByRole('button', { name: /^Pay / });
    total = ((await pay.textContent()) ?? '').replace(/[^\d,.]/g, '');
    await pay.click();
    await expect(page).toHaveURL(/_pay\//);
    await expect(page.getByText(total).first()).toBeVisible();
    await decidePayment(page, 'Approve payment');
  });

  await test.step('comes home with the plan active and the payment in the history', async () => {
    await expect(page).toHaveURL(/\/account\/home/);
    await expect(page.getByText(/^Ends: /).first()).toBeVisible();
    const mail = await newestMail(site.apiUrl, email, /health plan is active/);
    await expect(
      page.getByText(/EN-[\d-]+/.exec(mail.text)?.[0] ?? 'no enrollee number').first(),
    ).toBeVisible();
    expect(mail.text).toMatch(/Valid until\W+\d/);
    await page.goto('/account/health_plan');
    const row = page.getByRole('row').filter({ hasText: total });
    await expect(row).toContainText('Paid');
    await expectAccessible(page, 'plan management after the payment');
  });
});

test('a signed-out visit of a checkout comes back to it, with its quantity, after login (R4.13)', async ({
  page,
}) => {
  await page.goto('/plan-checkout/4?quantity=6');
  await expect(page.getByText('Session Exipred. Kindly Login').first()).toBeVisible();
  await fillSignIn(page, 'chioma.family@ilera.example');
  await expect(page).toHaveURL(/\/plan-checkout\/4\?quantity=6$/);
  await expect(page.getByRole('heading', { level: 1, name: / Subscription$/ })).toBeVisible();
});
