import { expect, test } from '../../support/test';

test('a visitor joins the waitlist from the landing page with the keyboard alone', async ({
  page,
  expectAccessible,
}) => {
  const focused = () => page.locator(':focus');
  const tabTo = async (find: () => Promise<boolean>) => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      if (await find()) return;
    }
    throw new Error('The keyboard does not reach it');
  };

  await test.step('follows the link beside the plans', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('N999');
    await tabTo(async () => (await focused().textContent())?.includes('Not sold in your city yet?') === true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/waitlist');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expectAccessible(page, 'the waitlist');
  });

  await test.step('fills in the form', async () => {
    await expect(page.getByLabel('First Name')).toBeVisible();
    await tabTo(async () => (await focused().getAttribute('name')) === 'first_name');
    for (const words of ['Ada', 'Obi', `ada.${Date.now()}@example.com`, '08031234567']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  });

  await test.step('is told that the place is taken', async () => {
    const dialog = page.getByRole('dialog', { name: 'Congratulations' });
    await expect(dialog).toContainText("You've successfully joined the waitlist.");
    await expectAccessible(page, 'the congratulations');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});
