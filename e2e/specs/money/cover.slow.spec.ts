import { signIn } from '../../support/people/account';
import { openPlanHolder } from '../../support/people/plans';
import { test } from '../../support/site-in-time';
import { expect } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const day = 86_400_000;

test('a plan shows its card, tells of its end, and stays in sight after it (R4.80, R4.81, R4.82)', async ({
  page,
  site,
  travel,
  expectAccessible,
}) => {
  const email = await openPlanHolder(page, site.apiUrl, 'Individual Plus');
  await page.goto('/account/health_plan');
  const ends = page.getByText(/^Ends: /);
  await expect(ends).toBeVisible();
  const end = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('USER') ?? '{}') as { package_expiry_at: string }).package_expiry_at,
  );
  await page.getByRole('button', { name: 'Show card' }).click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('Nneka Obi');
  await expect(card).toContainText(/EN-\d{6}-\d{2}/);
  await expectAccessible(page, 'the plan card for a hospital');
  await page.keyboard.press('Escape');

  await travel(new Date(Date.parse(end) - 6.5 * day));
  await page.evaluate(() => localStorage.clear());
  await signIn(page, email);
  await expect(page.getByText('Individual Plus ends in 7 days')).toBeVisible();
  await expectAccessible(page, 'the notice of a plan that ends');

  await travel(new Date(Date.parse(end) + day));
  await page.evaluate(() => localStorage.clear());
  await signIn(page, email);
  await expect(page.getByText('Individual Plus has ended')).toBeVisible();
  await page.goto('/account/health_plan');
  await expect(page.getByText(/^Ended: /)).toBeVisible();
  await expect(page.getByText('**** **** **** 4081')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Receipt of PAY-/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your claims' })).toBeVisible();
  await expectAccessible(page, 'a plan that ended');
  await page.getByRole('link', { name: 'Renew' }).click();
  await expect(page).toHaveURL(/\/plan-checkout\/\d+\?quantity=1/);
  await expect(page.getByRole('button', { name: /^Pay N/ })).toBeVisible();
});
