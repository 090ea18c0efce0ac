import { openAccount } from '../../support/people/account';
import { decidePayment } from '../../support/people/guest';
import { pick } from '../../support/people/choices';
import { openPlanHolder, runningPlan } from '../../support/people/plans';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('a person who leaves the payment page goes on with the same payment (R5.1)', async ({
  page,
  site,
  expectAccessible,
}) => {
  await openAccount(page, site.apiUrl, `payer.${Date.now()}@example.com`);
  await page.goto('/plan-checkout/1?quantity=1');
  await page.getByRole('button', { name: /^Pay N/ }).click();
  await expect(page).toHaveURL(/_pay\//);
  const payment = page.url();
  await decidePayment(page, 'Cancel and go back');
  await expect(page.getByText('Your payment is not finished')).toBeVisible();
  await expectAccessible(page, 'the unfinished payment');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(payment);
  await decidePayment(page, 'Approve payment');
  await expect(page.getByText('Payment received')).toBeVisible();
});

test('a change of plan is shown line by line and confirmed before it is paid (R4.76)', async ({
  page,
  site,
  expectAccessible,
}) => {
  await openPlanHolder(page, site.apiUrl, 'Individual Plus');
  await page.goto('/plan-checkout/3?quantity=1');
  await expect(page.getByText(/^You have Individual Plus for 1 person/)).toBeVisible();
  await pick(page, 'Annually');
  await pick(page, 'Now');
  await expect(page.getByText('Unused days of Individual Plus')).toBeVisible();
  await expectAccessible(page, 'the change of plan');
  const pay = page.getByRole('button', { name: /^Pay N/ });
  await pay.click();
  await expect(page.getByText('Confirm that your running plan ends today.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^End Individual Plus today/ }).check();
  const total = (await pay.textContent())?.replace(/^\D*/, '').trim() ?? '';
  await pay.click();
  await expect(page).toHaveURL(/_pay\//);
  await expect(page.getByRole('paragraph').filter({ hasText: total })).toBeVisible();
  await decidePayment(page, 'Approve payment');
  await expect(page.getByText('Payment received')).toBeVisible();
  await page.goto('/account/health_plan');
  await expect(runningPlan(page)).toContainText('Individual Premium');
});
