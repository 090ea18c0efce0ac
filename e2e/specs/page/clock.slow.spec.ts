import { lagosToday, monthNames } from '../../../shared/format/src/dates/dates';
import { chooseSlot, decidePayment, fillGuest } from '../../support/people/guest';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, device, time] of [
  ['two days ahead', new Date(Date.now() + 2 * 86_400_000), '10:00 am'],
  ['of 2020', new Date('2020-02-29T12:00:00Z'), '12:00 pm'],
] as const)
  test(`a phone whose clock is ${name} books the days that the clinic has (R5.13)`, async ({ page }) => {
    await page.clock.setFixedTime(device);
    await page.goto('/condition/custom?text=My+left+knee');
    await page.getByRole('button', { name: 'Get Started' }).click();
    const { year, month, day } = lagosToday(new Date());
    const today = page.getByRole('dialog').locator('[aria-current=date]');
    await expect(today).toHaveAccessibleName(new RegExp(`day ${day} ${monthNames[month]}$`));
    await expect(page.getByRole('dialog').getByRole('heading', { level: 4 })).toHaveText(
      `${monthNames[month]} ${year}`,
    );
    const dialog = await chooseSlot(page, 'Video Consultation', time);
    await dialog.getByRole('button', { name: 'Book appointment' }).click();
    await fillGuest(page, `guest.${device.getFullYear()}.${device.getDate()}@example.com`);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await decidePayment(page, 'Approve payment');
    await expect(page.getByText(`31 December ${year}`).first()).toBeVisible();
  });

test('a page from the cache of the browser requests the time from the server', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2020-02-29T12:00:00Z'));
  // A cached document has the time at which it was fetched.
  await page.route('**/condition/custom*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['server-timing'];
    await route.fulfill({ response, headers });
  });
  const told = page.waitForResponse(/_live/);
  await page.goto('/condition/custom?text=My+left+knee');
  await told;
  await page.getByRole('button', { name: 'Get Started' }).click();
  const { day, month } = lagosToday(new Date());
  const today = page.getByRole('dialog').locator('[aria-current=date]');
  await expect(today).toHaveAccessibleName(new RegExp(`day ${day} ${monthNames[month]}$`));
});
