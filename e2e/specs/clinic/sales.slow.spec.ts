import { openClinic } from '../../support/people/clinic';
import { newestMail } from '../../support/people/outbox';
import { expect, test } from '../../support/test';

test('a manager makes a coupon that a visitor uses, ends it, and tells the waitlist (R5.19)', async ({
  page,
  browser,
  site,
  expectAccessible,
}) => {
  const email = `waits.${Date.now()}@example.com`;
  const visitors = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } });
  const visitor = await visitors.newPage();
  const body = { code: 'RAINS30', condition_id: 1 };
  const takesOff = async () =>
    (await visitor.request.post(`${site.apiUrl}/individual/get_condition_discount`, { data: body })).status();

  await visitor.goto('/waitlist');
  for (const [name, text] of Object.entries({
    first_name: 'Uju',
    last_name: 'Eze',
    email,
    phone_number: '08031234567',
  }))
    await visitor.locator(`[name="${name}"]`).fill(text);
  await visitor.locator('[name="phone_number"]').press('Enter');
  await expect(visitor.getByRole('dialog', { name: 'Congratulations' })).toBeVisible();

  await openClinic(page, 'musa.manager@ilera.example');
  await page.getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('button', { name: 'Make a coupon' }).click();
  await page.getByLabel('Code').fill('rains30');
  await page.getByLabel('Percent off').fill('30');
  await expectAccessible(page, 'a new coupon');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByText('RAINS30 can be used now.')).toBeVisible();
  expect(await takesOff()).toBe(200);
  await page.getByRole('button', { name: 'Change RAINS30' }).click();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('RAINS30 is ended.')).toBeVisible();
  expect(await takesOff()).toBe(422);

  await page.getByRole('link', { name: 'Waitlist' }).click();
  await page.getByLabel('State').selectOption('Lagos');
  await page.getByLabel('City', { exact: true }).selectOption('Badagry');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Plans are sold in Badagry.')).toBeVisible();
  await page.getByLabel('Open city').selectOption('Badagry');
  await expectAccessible(page, 'the waitlist');
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText(/Nobody gets it twice/)).toBeVisible();
  expect((await newestMail(site.apiUrl, email, /is open in Badagry/)).text).toContain('sold in Badagry');
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText('Plans are not sold in Badagry.')).toBeVisible();
  await visitors.close();
});
