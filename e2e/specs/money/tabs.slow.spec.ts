import type { Page } from '@playwright/test';
import { decidePayment, fillGuest } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { runningPlan } from '../../support/people/plans';
import { openAccount } from '../../support/people/account';
import { pick } from '../../support/people/choices';
import { expect, test } from '../../support/test';
import { thisYear } from '../../support/this-year';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ });
const backToYou = (page: Page) => page.getByText('Your payment goes back to you');
const received = (page: Page) => page.getByText('Payment received');

test('two tabs that pay one plan lead to one page and one charge (R5.1)', async ({ page, context, site }) => {
  await openAccount(page, site.apiUrl, `two.tabs.${Date.now()}@example.com`);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/plan-checkout/1?quantity=1');
    await expect(pay(tab)).toBeEnabled();
  }
  await Promise.all([pay(page).click(), pay(other).click()]);
  await expect(page).toHaveURL(/_pay\//);
  await expect(other).toHaveURL(page.url());
  await decidePayment(page, 'Approve payment');
  await expect(received(page)).toBeVisible();
  await decidePayment(other, 'Approve payment');
  await expect(received(other)).toBeVisible();
  await page.goto('/account/health_plan');
  await expect(page.getByRole('button', { name: /^Receipt of PAY-/ })).toHaveCount(1);
});

test('money paid on the page that another choice has replaced goes back (R5.1)', async ({
  page,
  context,
  site,
}) => {
  const email = `two.choices.${Date.now()}@example.com`;
  await openAccount(page, site.apiUrl, email);
  const other = await context.newPage();
  await page.goto('/plan-checkout/1?quantity=1');
  await pay(page).click();
  await expect(page).toHaveURL(/_pay\//);
  await other.goto('/plan-checkout/1?quantity=1');
  await expect(pay(other)).toBeEnabled();
  await pick(other, 'Annually');
  await pay(other).click();
  await decidePayment(other, 'Approve payment');
  await expect(received(other)).toBeVisible();
  await decidePayment(page, 'Approve payment');
  await expect(backToYou(page)).toBeVisible();
  await newestMail(site.apiUrl, email, /We are refunding/);
  await page.goto('/account/health_plan');
  await expect(runningPlan(page)).toContainText('Annually');
});

test('a guest who pays one time in two tabs has one visit, and the second payment back (R5.1)', async ({
  page,
  context,
  site,
}) => {
  const email = `guest.tabs.${Date.now()}@example.com`;
  const other = await context.newPage();
  for (const [tab, method] of [
    [page, 'video'],
    [other, 'message'],
  ] as const) {
    await tab.goto(`/conditioncheckout/1?date=12-31-${thisYear}+08:15+pm&method=${method}`);
    await fillGuest(tab, email);
    await pay(tab).click();
    await expect(tab).toHaveURL(/_pay\//);
  }
  await decidePayment(page, 'Approve payment');
  await expect(page.getByRole('heading', { name: 'Your visit is booked' })).toBeVisible();
  await decidePayment(other, 'Approve payment');
  await expect(backToYou(other)).toBeVisible();
  await expect(other.getByText(/This was already paid for/)).toBeVisible();
  await newestMail(site.apiUrl, email, /We are refunding/);
});

test('a page that was cancelled in one tab and paid in another counts as paid (R5.1)', async ({
  page,
  context,
  site,
}) => {
  await openAccount(page, site.apiUrl, `cancel.pay.${Date.now()}@example.com`);
  await page.goto('/plan-checkout/1?quantity=1');
  await pay(page).click();
  await expect(page).toHaveURL(/_pay\//);
  const other = await context.newPage();
  await other.goto(page.url());
  await decidePayment(other, 'Cancel and go back');
  await expect(other.getByText('Your payment is not finished')).toBeVisible();
  const address = page.url();
  await decidePayment(page, 'Approve payment');
  await expect(received(page)).toBeVisible();
  await other.goto(address);
  await expect(other.getByText('This payment was approved.')).toBeVisible();
  await other.goto('/account/health_plan');
  await expect(runningPlan(other)).toContainText('Individual Basic');
});
