import type { Page } from '@playwright/test';
import { fillSignIn } from '../support/account';
import { chooseSlot, decidePayment, fillGuest } from '../support/guest';
import { newestMail } from '../support/outbox';
import { openAccount } from '../support/person';
import { pick } from '../support/pick';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ });
const backToYou = (page: Page) => page.getByText('Your payment goes back to you');
const received = (page: Page) => page.getByText('Payment received');

// R4.88
test('two tabs that pay one plan lead to one page and one charge', async ({ page, context, site }) => {
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

// R4.88
test('money paid on the page that another choice has replaced goes back', async ({ page, context, site }) => {
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
  await expect(page.getByText('Annually', { exact: true })).toBeVisible();
});

// R4.88
test('a guest who pays one time in two tabs has one visit, and the second payment back', async ({
  page,
  context,
  site,
}) => {
  const email = `guest.tabs.${Date.now()}@example.com`;
  const other = await context.newPage();
  const year = new Date().getFullYear();
  for (const [tab, method] of [
    [page, 'video'],
    [other, 'message'],
  ] as const) {
    await tab.goto(`/conditioncheckout/1?date=12-31-${year}+08:15+pm&method=${method}`);
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

// R4.88
test('a page that was cancelled in one tab and paid in another counts as paid', async ({
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
  await expect(other.getByText('Individual Basic').first()).toBeVisible();
});

// R4.75, R4.88
test('somebody who joins a plan in one tab and pays for another in a second gets the money back', async ({
  page,
  context,
  browser,
  site,
}) => {
  const stamp = Date.now();
  const [head, member] = [`joins.head.${stamp}@example.com`, `joins.member.${stamp}@example.com`];
  const heads = await browser.newContext({ baseURL: site.url });
  const family = await heads.newPage();
  await openAccount(family, site.apiUrl, head);
  await buyFamilyPlan(family);
  await invite(family, site.apiUrl, [member]);
  await heads.close();

  await openAccount(page, site.apiUrl, member);
  const other = await context.newPage();
  await other.goto('/plan-checkout/1?quantity=1');
  await pay(other).click();
  await expect(other).toHaveURL(/_pay\//);
  await page.getByRole('button', { name: 'Join this plan' }).click();
  await expect(page.getByText('Family', { exact: true })).toBeVisible();
  await decidePayment(other, 'Approve payment');
  await expect(backToYou(other)).toBeVisible();
  await expect(other.getByText('Family', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Leave this plan' }).click();
  await page.getByRole('button', { name: 'Leave the plan' }).click();
  await expect(page.getByText("You don't have any Health plan yet!")).toBeVisible();
  await newestMail(site.apiUrl, member, /You have left a health plan/);
  await newestMail(site.apiUrl, head, /Somebody has left your/);
  await page.goto('/plan-checkout/1?quantity=1');
  await expect(pay(page)).toBeEnabled();
});

// R4.75
test('two browsers of a head that invite at once share the last place', async ({
  page,
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422/);
  const stamp = Date.now();
  const head = `last.place.${stamp}@example.com`;
  await openAccount(page, site.apiUrl, head);
  await buyFamilyPlan(page);
  await invite(page, site.apiUrl, [`first.${stamp}@example.com`, `second.${stamp}@example.com`]);
  const elsewhere = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const other = await elsewhere.newPage();
  await other.goto('/auth/sign-in');
  await fillSignIn(other, head);
  await expect(other).toHaveURL(/\/account\/home/);
  const panels = [];
  for (const [index, tab] of [page, other].entries()) {
    await tab.goto('/account/health_plan');
    await tab.getByRole('button', { name: 'Add members' }).click();
    const panel = tab.getByRole('dialog');
    await expect(panel.getByText('Your plan has room for 1 more person.')).toBeVisible();
    await panel.getByLabel('Name').fill('Kemi Obi');
    await panel.getByLabel('Email').fill(`racer${index}.${stamp}@example.com`);
    panels.push(panel);
  }
  await Promise.all(panels.map((panel) => panel.getByRole('button', { name: 'Invite member now' }).click()));
  for (const panel of panels)
    await expect(panel.getByText(/^Every place of your plan is taken/)).toBeVisible();
  const sent = await Promise.all(panels.map((panel) => panel.getByText('Invitation sent').count()));
  const refused = await Promise.all(
    panels.map((panel) => panel.getByText(/^All 3 places of your plan are taken/).count()),
  );
  expect([sent.sort(), refused.sort()]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  await elsewhere.close();
});

// R4.78
test('two tabs that move a visit agree on its time, and one that was cancelled is not moved', async ({
  page,
  context,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422/);
  await openAccount(page, site.apiUrl, `moves.${Date.now()}@example.com`);
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const booking = await chooseSlot(page, 'Video Consultation', '06:15 pm');
  await booking.getByRole('button', { name: 'Book appointment' }).click();
  await expect(booking.getByRole('button', { name: 'Save to my calendar' })).toBeVisible();
  const other = await context.newPage();
  const tabs = [
    { tab: page, time: '06:30 pm' },
    { tab: other, time: '06:45 pm' },
  ];
  const year = new Date().getFullYear();
  const openMove = async (tab: Page, time: string) => {
    await tab.goto('/account/home');
    await tab.getByRole('button', { name: 'See or change it' }).click();
    await tab.getByRole('button', { name: 'Move', exact: true }).click();
    await tab.getByLabel('New day').fill(`${year}-12-31`);
    await tab.getByLabel('New time').selectOption(time);
  };
  for (const { tab, time } of tabs) await openMove(tab, time);
  const outcome = (tab: Page) => tab.getByText(/Your visit was moved|This visit has just been changed/);
  await Promise.all(tabs.map(({ tab }) => tab.getByRole('button', { name: 'Move my visit' }).click()));
  for (const { tab } of tabs) await expect(outcome(tab)).toBeVisible();
  const times = [];
  for (const { tab } of tabs) {
    await tab.goto('/account/home');
    await tab.getByRole('button', { name: 'See or change it' }).click();
    times.push(
      await tab
        .getByRole('dialog')
        .getByText(/December \d{4}, 6:/)
        .textContent(),
    );
  }
  expect(times[0]).toMatch(/6:(30|45) PM/);
  expect(times[1]).toBe(times[0]);

  await openMove(page, '07:15 pm');
  await other.getByRole('button', { name: 'Cancel visit' }).click();
  await other.getByRole('button', { name: 'Yes, cancel my visit' }).click();
  await expect(other.getByText(/^Your visit was cancelled/)).toBeVisible();
  await page.getByRole('button', { name: 'Move my visit' }).click();
  await expect(page.getByText('This visit is over or was cancelled.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Cancelled', { exact: true })).toBeVisible();
});

/** Buys Family Basic for three people, as the person who is signed in. */
async function buyFamilyPlan(page: Page): Promise<void> {
  await page.goto('/plan-checkout/4?quantity=3');
  await pay(page).click();
  await decidePayment(page, 'Approve payment');
  await expect(received(page)).toBeVisible();
}

/** Invites people with the session of the page. */
async function invite(page: Page, apiUrl: string, emails: string[]): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'));
  const response = await fetch(`${apiUrl}/individual/employees/invite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ people: emails.map((email) => ({ name: 'Kemi Obi', email })) }),
  });
  expect(response.status).toBe(200);
}
