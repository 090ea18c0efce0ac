import type { Page } from '@playwright/test';
import { demoPassword } from '../../../api/src/seed/data/people';
import { chooseSlot, decidePayment } from '../../support/people/guest';
import { expect, test } from '../../support/test';

/** Writes into the fields as password managers do that dispatch no event. */
async function fillUnseen(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement, value) => void (field.value = value), text);
}

const bayo = { Email: 'bayo.planholder@ilera.example', Password: demoPassword };

test('a press on Login sends what a password manager has filled in without an event (R4.95)', async ({
  page,
}) => {
  await page.goto('/auth/sign-in');
  await page.getByRole('checkbox').check();
  await fillUnseen(page, bayo);
  await page.getByRole('button', { name: 'Login', exact: true }).click({ force: true });
  await expect(page).toHaveURL(/\/account\/home/);
});

test('Login is active once the window has the focus again', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await page.getByRole('checkbox').check();
  await fillUnseen(page, bayo);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});

test('every form that a browser fills in sends what its fields hold (R4.95)', async ({ page, site }) => {
  const email = `unseen.${Date.now()}@example.com`;
  const names = { 'First Name': 'Amara', 'Last Name': 'Okafor' };
  const sent = async (button: string | RegExp, call: string) => {
    const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes(call));
    await page.getByRole('button', { name: button }).click({ force: true });
    expect((await request).postData()).toContain('example.com');
  };
  await test.step('the waitlist', async () => {
    await page.goto('/waitlist');
    await fillUnseen(page, { ...names, Email: email, 'Phone Number': '08031234567' });
    await sent('Join waitlist', '/waitlist/join');
  });
  await test.step('signing up', async () => {
    await page.goto('/auth/sign-up');
    await page.getByRole('checkbox').check();
    await fillUnseen(page, {
      'First Name': 'Amara',
      'Last Name': 'Okafor',
      Email: email,
      Password: demoPassword,
    });
    await sent('Sign Up', 'regist');
  });
  await test.step('a forgotten password', async () => {
    await page.goto('/auth/forget-password');
    await fillUnseen(page, { Email: email });
    await sent('Send Reset Link', 'password');
  });
  await test.step("a guest's checkout and receipt", async () => {
    await page.goto('/condition/1');
    await page.getByRole('button', { name: 'Get Started' }).click();
    const booking = await chooseSlot(page, 'Message Consultation', '08:15 pm');
    await booking.getByRole('button', { name: 'Book appointment' }).click();
    await page.getByLabel(/^I agree that my doctor/).check();
    await fillUnseen(page, { ...names, Email: email });
    await page.getByRole('button', { name: /^Pay/ }).click();
    await decidePayment(page, 'Approve payment');
    // Somebody else's tab does not know the address.
    const reference = new URL(page.url()).searchParams.get('reference') ?? '';
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(new URL(`${new URL(page.url()).pathname}?reference=${reference}`, site.url).href);
    await page.getByRole('button', { name: 'Receipt' }).click();
    await fillUnseen(page, { 'Email address': email });
    await page.getByRole('button', { name: 'Show the receipt' }).click();
    await expect(page.getByText('Amara Okafor')).toBeVisible();
  });
});
