import { openClinic } from '../../support/people/clinic';
import { expect, test } from '../../support/test';

const manager = 'musa.manager@ilera.example';

test('what staff typed waits behind the lock for the same person, who signs in in a new tab (R4.96)', async ({
  page,
  context,
  expectAccessible,
}) => {
  await openClinic(page, manager);
  await page.clock.install();
  await page.goto('/clinic/coupons');
  await page.getByRole('button', { name: 'Make a coupon' }).click();
  const code = page.getByLabel('Code');
  await code.fill('HARMATTAN');

  // Like a device that slept: the API's clock does not move with it.
  await page.clock.fastForward('11:00');
  await expect(page.getByRole('heading', { level: 1, name: 'Locked' })).toBeVisible();
  await expect(code).toBeHidden();
  await expectAccessible(page, 'the locked clinic');

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Sign in in a new tab' }).click();
  const beside = await opened;
  await openClinic(beside, manager);
  await beside.close();

  // Headless browsers tell no page of the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(code).toHaveValue('HARMATTAN');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
