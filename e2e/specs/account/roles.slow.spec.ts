import { signIn } from '../../support/people/account';
import { expect, test } from '../../support/test';

/** What each role (A6.1) sees and manages in the account area. */
const roles = [
  { who: 'an individual without a plan', email: 'ada.individual@ilera.example', people: null, plan: null },
  {
    who: 'an individual with a plan',
    email: 'bayo.planholder@ilera.example',
    people: null,
    plan: 'Individual plan',
  },
  {
    who: 'the holder of a family plan',
    email: 'chioma.family@ilera.example',
    people: 'Add members',
    plan: 'Family plan',
  },
  {
    who: 'an employer with an SME plan',
    email: 'danladi.smes@ilera.example',
    people: 'Add employees',
    plan: 'SMEs plan',
  },
  {
    who: 'an employer with a corporate plan',
    email: 'efe.corporate@ilera.example',
    people: 'Add employees',
    plan: 'Corporate plan',
  },
];

for (const { who, email, people, plan } of roles) {
  test(`${who} walks through the account (A6.1)`, async ({ page, expectAccessible }) => {
    await signIn(page, email);
    await expectAccessible(page, `the home of ${who}`);

    await page.getByRole('link', { name: 'Health plan mgt' }).click();
    await expect(page).toHaveURL(/\/account\/health_plan$/);
    if (plan) {
      await expect(page.getByText(plan, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible();
    } else {
      await expect(page.getByText('Get Started with Health Plan')).toBeVisible();
    }
    const add = page.getByRole('button', { name: /^Add (members|employees)$/ });
    if (people) await expect(add).toHaveText(people);
    else await expect(add).toHaveCount(0);
    await expectAccessible(page, `the plan of ${who}`);

    await page.goto('/account/history');
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expectAccessible(page, `the history of ${who}`);

    await page.goto('/account/settings');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page, `the settings of ${who}`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
    await expect(page.getByText('You are logged out').first()).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('ACCESS_TOKEN'), localStorage.getItem('USER')]),
    ).toEqual([null, null]);
  });
}

test('a beneficiary finds no plan management, not even by its address', async ({ page }) => {
  await signIn(page, 'grace.employee@ilera.example');
  await expect(page.getByRole('link', { name: 'Health plan mgt' })).toHaveCount(0);
  await page.goto('/account/health_plan');
  await expect(page).toHaveURL(/\/account\/home$/);
});
