import type { Page } from '@playwright/test';
import { fillSignIn, signIn } from '../../support/people/account';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const owner = 'bayo.planholder@ilera.example';
const another = 'ada.individual@ilera.example';
const words = 'Fever since Monday, and a rash';

/** Opens the first benefit's claim. */
async function openClaim(page: Page) {
  await page.getByRole('button', { name: 'Claim', exact: true }).first().click();
  return page.getByRole('dialog').getByLabel('Comment');
}
const firstName = (page: Page) => page.getByLabel('First Name');
/** All that the browser stores, as text. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a claim that was being written outlives the session, for its writer only (R5.15)', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/401/);
  await signIn(page, owner);
  await page.goto('/account/health_plan');
  await (await openClaim(page)).fill(words);

  await test.step('the session ends while the claim is written', async () => {
    await page.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'a token that has expired'));
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/sign-in/);
  });

  await test.step('another person on this device sees nothing of it', async () => {
    await fillSignIn(page, another);
    await expect(page).toHaveURL(/\/account\//);
    await page.goto('/account/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'));
  });

  const tab = await context.newPage();
  await test.step('its writer finds it in another tab', async () => {
    await page.close();
    await signIn(tab, owner);
    await tab.goto('/account/health_plan');
    await expect(await openClaim(tab)).toHaveValue(words);
    await tab.keyboard.press('Escape');
  });

  await test.step('signing out removes it from the device', async () => {
    expect(await stored(tab)).toContain(words);
    await tab.goto('/account/settings');
    await tab.getByRole('button', { name: 'Logout' }).click();
    await expect(tab).toHaveURL(/\/auth\/sign-in/);
    expect(await stored(tab)).not.toContain(words);
    await fillSignIn(tab, owner);
    await expect(tab).toHaveURL(/\/account\//);
    await tab.goto('/account/health_plan');
    await expect(await openClaim(tab)).toHaveValue('');
  });
});

test('a reason for a visit is there again until it is sent', { tag: '@same-words' }, async ({ page }) => {
  await signIn(page, another);
  const open = async () => {
    await page.goto('/account/condition');
    await page.getByRole('button', { name: /^Schedule/ }).click();
    return page.getByRole('dialog').getByRole('textbox');
  };
  await (await open()).fill(words);
  await expect(await open()).toHaveValue(words);
});

test(
  'a guest’s form survives a reload, and another tab knows nothing of it',
  { tag: '@same-words' },
  async ({ page, context }) => {
    await page.goto('/waitlist');
    await firstName(page).fill('Amara');
    await page.reload();
    await expect(firstName(page)).toHaveValue('Amara');
    const tab = await context.newPage();
    await tab.goto('/waitlist');
    await expect(tab.locator('[data-prerendered]')).toHaveCount(0);
    await expect(firstName(tab)).toHaveValue('');
  },
);
