import { newestMail } from '../../support/people/outbox';
import { openPlanHolder, runningPlan } from '../../support/people/plans';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('a person takes up their own plan again after the one that they gave it up for (R4.90)', async ({
  page,
  site,
  browser,
  expectAccessible,
}) => {
  const email = `takes.up.${Date.now()}@example.com`;
  await openPlanHolder(page, site.apiUrl, 'Individual Plus', email);
  const context = await browser.newContext({ baseURL: site.url });
  const head = await context.newPage();
  await openPlanHolder(head, site.apiUrl, 'Family Basic');
  await head.goto('/account/health_plan');
  await expect(head.getByText('Covers 4 people (you and 3 family members)')).toBeVisible();
  await head.getByRole('button', { name: 'Add members' }).click();
  const panel = head.getByRole('dialog');
  await panel.getByLabel('Name').fill('Nneka Obi');
  await panel.getByLabel('Email').fill(email);
  await panel.getByRole('button', { name: 'Invite member now' }).click();
  await expect(panel.getByText('Invitation sent')).toBeVisible();

  await page.goto('/account/home');
  await expect(page.getByText(/Until .* you can take it up again, at its old end/)).toBeVisible();
  await page.getByRole('button', { name: 'End Individual Plus and join' }).click();
  await expect(page.getByText('Individual Plus ended when you joined')).toBeVisible();
  await expectAccessible(page, 'a plan that ended by joining');
  await newestMail(site.apiUrl, email, /You are covered/);

  await head.goto('/account/health_plan');
  await head.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'Delete' }).click();
  const removed = head.waitForResponse((response) => response.request().method() === 'DELETE');
  await head.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await removed;
  await context.close();

  await page.reload();
  await expect(page.getByText('You can take up Individual Plus again')).toBeVisible();
  await expectAccessible(page, 'a plan to take up again');
  await page.getByRole('button', { name: 'Take up Individual Plus again' }).click();
  await expect(page.getByText('You can take up Individual Plus again')).toBeHidden();
  await newestMail(site.apiUrl, email, /active again/);
  await page.goto('/account/health_plan');
  await expect(runningPlan(page)).toContainText('Individual Plus');
});
