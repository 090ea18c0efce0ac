import type { Page } from '@playwright/test';
import { fillSignIn, openAccount } from '../../support/people/account';
import { decidePayment } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { invite, openPlanHolder } from '../../support/people/plans';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ });

test('somebody who joins one plan and pays for another at once gets the money back (R4.75, R5.1)', async ({
  page,
  context,
  browser,
  site,
}) => {
  const stamp = Date.now();
  const [head, member] = [`joins.head.${stamp}@example.com`, `joins.member.${stamp}@example.com`];
  const heads = await browser.newContext({ baseURL: site.url });
  const family = await heads.newPage();
  await openPlanHolder(family, site.apiUrl, 'Family Basic', head);
  await invite(family, site.apiUrl, [{ name: 'Kemi Obi', email: member }]);
  await heads.close();

  await openAccount(page, site.apiUrl, member);
  const other = await context.newPage();
  await other.goto('/plan-checkout/1?quantity=1');
  await pay(other).click();
  await expect(other).toHaveURL(/_pay\//);
  await page.getByRole('button', { name: 'Join this plan' }).click();
  await expect(page.getByText('Family', { exact: true })).toBeVisible();
  await decidePayment(other, 'Approve payment');
  await expect(other.getByText('Your payment goes back to you')).toBeVisible();
  await expect(other.getByText('Family', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Leave this plan' }).click();
  await page.getByRole('button', { name: 'Leave the plan' }).click();
  await expect(page.getByText("You don't have any Health plan yet!")).toBeVisible();
  await newestMail(site.apiUrl, member, /You have left a health plan/);
  await newestMail(site.apiUrl, head, /Somebody has left your/);
  await page.goto('/plan-checkout/1?quantity=1');
  await expect(pay(page)).toBeEnabled();
});

test('two browsers of a head that invite at once share the last place (R4.75)', async ({
  page,
  browser,
  site,
  quiet,
}) => {
  quiet.allow(/status of 422/);
  const stamp = Date.now();
  const head = `last.place.${stamp}@example.com`;
  await openPlanHolder(page, site.apiUrl, 'Family Basic', head);
  const invited = ['first', 'second'].map((name) => ({ name, email: `${name}.${stamp}@example.com` }));
  await invite(page, site.apiUrl, invited);
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
