import { openAccount, openFromMenu, signIn } from '../../support/people/account';
import { decidePayment } from '../../support/people/guest';
import { openPlanHolder } from '../../support/people/plans';
import { expect, test } from '../../support/test';

// Without animations, because axe cannot measure the contrast of what is still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an individual fills in profile and address, and the banner goes', async ({
  page,
  site,
  expectAccessible,
}) => {
  await openAccount(page, site.apiUrl, `profile.${Date.now()}@example.com`);
  await page.getByRole('link', { name: 'Update now' }).click();

  await test.step('the profile', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('First Name')).toBeFocused();
    await page.getByRole('button', { name: 'Save change' }).click();
    await expect(page.getByText('Your gender is required')).toBeVisible();
    await expectAccessible(page, 'the profile with errors');
    await page.getByLabel('Phone Number').fill('0803 123 4567');
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByLabel('Date of Birth').fill('1991-02-03');
    await page.getByRole('button', { name: 'Save change' }).click();
    await expect(page.getByText('Profile update successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  await test.step('the address', async () => {
    await page.getByLabel('Country').selectOption('Nigeria');
    await page.getByLabel('State').selectOption('Lagos');
    await page.getByLabel('City').selectOption('Ikeja');
    await page.getByLabel('Street').fill('1 Allen Avenue');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('Address update successfully')).toBeVisible();
  });

  await openFromMenu(page, 'Home', 'Hello, Nneka');
  await expect(page.getByText('To enjoy the best service')).toHaveCount(0);
  await page.reload();
  await openFromMenu(page, 'Settings', 'Settings');
  await expect(page.getByLabel('City')).toHaveValue('Ikeja');
  await expect(page.getByLabel('Phone Number')).toHaveValue('08031234567');
});

test('changes that were not saved are there again after a navigation and a reload, and gone after Logout', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'bayo.planholder@ilera.example');
  await openFromMenu(page, 'Settings', 'Settings');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First Name').fill('Babatunde');
  await openFromMenu(page, 'History', 'History');
  await page.evaluate(() => window.history.back());
  await expect(page.getByText('What you wrote before is here again')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Babatunde');
  await expectAccessible(page, 'the settings with restored changes');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Babatunde');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(page.getByText('Session Exipred')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Babatunde');
});

test('a Google account has a profile and an address, and no password to change', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/auth/sign-in');
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('radio', { name: /Halima/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/account\/home$/);
  await expect(page.getByText('To enjoy the best service, please update your profile')).toBeVisible();
  await openFromMenu(page, 'Settings', 'Settings');
  await expect(page.getByRole('form', { name: 'Address' })).toBeVisible();
  await expect(page.getByText('Change Password')).toHaveCount(0);
  await expectAccessible(page, 'the settings of a Google account');
});

test('the history is searched and paged, and Back goes a page back', async ({ page }) => {
  await signIn(page, 'bayo.planholder@ilera.example');
  await openFromMenu(page, 'History', 'History');
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await page.getByLabel('Search your history').fill('no such illness');
  await expect(page.getByText('No Record Found')).toBeVisible();
  await expect(page).toHaveURL(/\?search=no\+such\+illness$/);
  await page.reload();
  await expect(page.getByText('No Record Found')).toBeVisible();
});

test('a corporate plan is upgraded at the checkout of the chosen plan', async ({ page }) => {
  await signIn(page, 'efe.corporate@ilera.example');
  await openFromMenu(page, 'Health plan mgt', 'Health plan');
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page).toHaveURL(/\/plan-checkout\/\d+\?quantity=25&frequency=annual$/);
});

test('the card is replaced at the provider, and the home confirms it with a clean address', async ({
  page,
  site,
}) => {
  await openPlanHolder(page, site.apiUrl, 'Family Basic');
  await openFromMenu(page, 'Health plan mgt', 'Health plan');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('radio', { name: 'Verve ending 1112' }).check();
  await decidePayment(page, 'Approve payment');
  await expect(page.getByText('Your card was updated')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/home$/);
  await openFromMenu(page, 'Health plan mgt', 'Health plan');
  await expect(page.getByText('**** **** **** 1112')).toBeVisible();
});

test('an unknown reference is answered neutrally, and leaves the address', async ({ page, quiet }) => {
  quiet.allow(/status of 404/);
  await signIn(page, 'chioma.family@ilera.example');
  await page.goto('/account/home?reference=PAY-OF-SOMEBODY-ELSE');
  await expect(page.getByText('We are confirming your payment, an e-mail will follow.')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/home$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the sidebar opens over the page and closes on the way to another', async ({
    page,
    expectAccessible,
  }) => {
    await signIn(page, 'chioma.family@ilera.example');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Account menu' });
    expect((await drawer.boundingBox())?.width).toBe(226);
    await expectAccessible(page, 'the open sidebar');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await openFromMenu(page, 'Health plan mgt', 'Health plan');
    await expect(drawer).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
  });
});
