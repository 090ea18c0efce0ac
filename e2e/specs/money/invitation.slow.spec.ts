import { fillSignIn } from '../../support/people/account';
import { newestMail } from '../../support/people/outbox';
import { openPlanHolder } from '../../support/people/plans';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('somebody who is invited to a plan is covered, and is taken off again (R4.75, R4.76)', async ({
  page,
  site,
  browser,
  expectAccessible,
}) => {
  const email = `uju.${Date.now()}@example.com`;
  await openPlanHolder(page, site.apiUrl, 'Family Basic');
  await page.goto('/account/health_plan');
  await page.getByRole('button', { name: 'Add members' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText(/Your plan has room for 3 more people/)).toBeVisible();
  await panel.getByLabel('Name').fill('Uju Eze');
  await panel.getByLabel('Email').fill(email);
  await panel.getByRole('button', { name: 'Invite member now' }).click();
  await expect(panel.getByText('Invitation sent')).toBeVisible();
  await expectAccessible(page, 'the sent invitation');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Uju Eze')).toBeVisible();

  const mail = await newestMail(site.apiUrl, email, /invited to a health plan/);
  const link = /\/employee\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const invited = await context.newPage();
  await invited.goto(link);
  await invited.getByRole('link', { name: 'Sign up' }).click();
  await invited.getByLabel('First Name').fill('Uju');
  await invited.getByLabel('Last Name').fill('Eze');
  await invited.getByLabel('Email').fill(email);
  await invited.getByLabel('Password', { exact: true }).fill('Ilera-demo-2026');
  await invited.getByRole('checkbox').check();
  await invited.getByRole('button', { name: 'Sign up', exact: true }).click();
  const verification = await newestMail(site.apiUrl, email, /Verify your/);
  await invited.goto(verification.links.find((address) => address.includes('/verify_account/')) ?? '');
  await expect(invited.getByText('Your email address is verified. You can now log in.')).toBeVisible();
  await fillSignIn(invited, email);
  await expect(invited).toHaveURL(/\/account\/home/);
  await expectAccessible(invited, 'the invitation that waits');
  await invited.getByRole('button', { name: 'Join this plan' }).click();
  await expect(invited.getByText('Family', { exact: true })).toBeVisible();
  const joined = await newestMail(site.apiUrl, email, /You are covered/);
  await invited.getByRole('button', { name: 'Show card' }).click();
  await expect(invited.getByRole('dialog')).toContainText(/EN-\d{6}-\d{2}/.exec(joined.text)?.[0] ?? 'none');
  await invited.keyboard.press('Escape');
  await context.close();

  await page.goto('/plan-checkout/1');
  await expect(page.getByText('1 person loses their cover')).toBeVisible();
  await expect(page.getByText(/there is no cover for Uju Eze/)).toBeVisible();
  await expectAccessible(page, 'a plan without a place for a member');

  await page.goto('/account/health_plan');
  const row = page.getByRole('listitem').filter({ hasText: 'Uju Eze' });
  await row.getByRole('button', { name: 'Delete' }).click();
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await removed;
  await newestMail(site.apiUrl, email, /cover has ended/);
});
