import { startTestSite, type TestSite } from '../../ops/src/testing/sites/test-site';
import { fillSignIn } from '../support/people/account';
import { accountPages, publicPages } from '../support/public-pages';
import { expect, test } from '../support/test';

/**
 * React's development build reports every difference between HTML and first rendering, attributes too, on the
 * console.
 */
test.describe('with React’s development build in the shell', () => {
  let site: TestSite;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    test.setTimeout(480_000);
    site = await startTestSite({ developmentShell: true, apiUrl });
  });
  test.afterAll(() => site.close());

  for (const address of publicPages) {
    test(`${address} is hydrated without a console message`, async ({ page, quiet }) => {
      if (address === '/no-such-page') quiet.allow(/status of 404/);
      await page.goto(site.url + address);
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(
        quiet.everything().filter((message) => /hydrat|did not match|didn't match/i.test(message)),
      ).toEqual([]);
    });
  }

  test('the account area is hydrated without a console message', async ({ page, quiet }) => {
    await page.goto(`${site.url}/auth/sign-in`);
    await fillSignIn(page, 'chioma.family@ilera.example');
    await expect(page).toHaveURL(/\/account\/home/);
    for (const address of accountPages) {
      await page.goto(site.url + address);
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    expect(
      quiet.everything().filter((message) => /hydrat|did not match|didn't match/i.test(message)),
    ).toEqual([]);
  });
});
