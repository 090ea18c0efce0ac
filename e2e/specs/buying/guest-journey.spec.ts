import { chooseSlot, decidePayment, fillGuest } from '../../support/people/guest';
import { newestMail } from '../../support/people/outbox';
import { expect, test } from '../../support/test';

test('a guest finds a condition, books, uses a coupon, pays, and gets the confirmation (P2.6)', async ({
  page,
  site,
  expectAccessible,
}) => {
  const email = `guest.${Date.now()}@example.com`;

  await test.step('chooses from real conditions', async () => {
    await page.goto('/conditions');
    await page.getByRole('link', { name: 'See conditions' }).click();
    const tiles = page.getByRole('main').getByRole('link', { name: /Malaria|Acne|Anxiety/ });
    await expect(tiles.first()).toBeVisible();
    const before = await page.locator('a[href^="/condition/"]').count();
    await page.getByRole('button', { name: 'Show More' }).click();
    await expect.poll(() => page.locator('a[href^="/condition/"]').count()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Skin and hair' }).click();
    await expect(page.getByRole('link', { name: /Acne/ })).toBeVisible();
    await expectAccessible(page, 'the conditions page');
  });

  await test.step('reads and starts a booking', async () => {
    await page.getByRole('link', { name: /Acne/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Acne' })).toBeVisible();
    await expectAccessible(page, 'a condition');
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = await chooseSlot(page, 'Video Consultation');
    await expectAccessible(page, 'the booking panel');
    await dialog.getByRole('button', { name: 'Book appointment' }).click();
  });

  await test.step('checks out with a coupon', async () => {
    await expect(page).toHaveURL(/\/conditioncheckout\/\d+\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'Acne' })).toBeVisible();
    await fillGuest(page, email);
    await page.getByLabel('Coupon code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Gotten 10% discount for this condition payment')).toBeVisible();
    await expect(page.getByText('N1,799.1').first()).toBeVisible();
    await expectAccessible(page, 'the checkout');
    await page.getByRole('button', { name: /^Pay/ }).click();
  });

  await test.step('pays and comes back to a confirmation', async () => {
    await decidePayment(page, 'Approve payment');
    await expect(page).toHaveURL(/\/conditioncheckout\/.*reference=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your visit is booked');
    await expectAccessible(page, 'the confirmation');
    const mail = await newestMail(site.apiUrl, email, /Payment received/);
    expect(mail.text).toContain('Acne');
  });
});

test('a guest describes an illness that is not listed, declines, and finds a live form again', async ({
  page,
}) => {
  await page.goto('/conditions');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Kindly explain your illness')).toBeVisible();
  await page.getByPlaceholder('Briefly describe your illness...').fill('My left knee & ankle hurt');
  await expect(page.getByText('Kindly explain your illness')).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/condition\/custom$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Condition: My left knee & ankle hurt');
  await page.getByRole('button', { name: 'Get Started' }).click();
  const dialog = await chooseSlot(page, 'Message Consultation', '12:00 pm');
  await dialog.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/conditioncheckout\/custom\?/);
  await expect(page.getByText('N999').first()).toBeVisible();
  await fillGuest(page, 'guest.custom@example.com');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await decidePayment(page, 'Decline payment');
  await expect(page).toHaveURL(/\/conditioncheckout\/custom\?/);
  await page.getByRole('link', { name: 'Try to pay again' }).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('Okafor');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/_pay\//);
});
