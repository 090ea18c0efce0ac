import { signIn } from '../../support/people/account';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test('Back closes the menu, Forward does not open it again, and the next Back leaves the page (R5.11)', async ({
  page,
}) => {
  await page.goto('/conditions');
  await page.goto('/health-plans?type=family&frequency=annual');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Annually', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goForward();
  await expect(page).toHaveURL(/health-plans\?type=family&frequency=annual$/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/conditions$/);
});

test(
  'Back closes a modal over its page, whose choices stay (R5.11)',
  { tag: '@same-words' },
  async ({ page }) => {
    await page.goto('/health-plans');
    await page.getByRole('tab', { name: 'Family' }).click();
    await page.getByRole('tab', { name: 'Annually', exact: true }).click();
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Plus one' }).click();
    const people = await card.textContent();
    await card.getByRole('button', { name: 'Buy Plan' }).click();
    await expect(page.getByRole('dialog').getByLabel('Country')).toBeEnabled();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/health-plans\?type=family&frequency=annual$/);
    expect(await card.textContent()).toBe(people);
    await page.goBack();
    await expect(page).toHaveURL(/health-plans\?type=family$/);
  },
);

test('a panel that leads on costs no press on Back (R5.11)', async ({ page }) => {
  await signIn(page, 'bayo.planholder@ilera.example');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/account\/home$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
