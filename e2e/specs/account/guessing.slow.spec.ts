import { demoPassword } from '../../../api/src/seed/data/people';
import { fillSignIn, logIn, signInByForm } from '../../support/people/account';
import { test } from '../../support/site-in-time';
import { expect } from '../../support/test';

test.use({ rateLimits: 'on' });

const owner = 'chioma.family@ilera.example';

test('a person who guesses a password is told how long to wait, and nobody else waits', async ({
  page,
  browser,
  site,
  travel,
  quiet,
  expectAccessible,
}) => {
  quiet.allow(/status of 4(22|29)/);
  const responded = () =>
    page.waitForResponse((response) => response.url().endsWith('/api/auth/individual/login'));
  const press = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    const [response] = await Promise.all([
      responded(),
      page.getByRole('button', { name: 'Login', exact: true }).click(),
    ]);
    return response.status();
  };
  const minutesLater = (minutes: number) => travel(new Date(Date.now() + minutes * 60_000));

  await test.step('five wrong passwords are free, the next ones cost a wait that doubles', async () => {
    await page.goto('/auth/sign-in');
    await Promise.all([responded(), fillSignIn(page, owner, 'wrong password 0')]);
    for (let guess = 1; guess < 9; guess += 1) {
      if (guess >= 5) await minutesLater(guess);
      expect(await press(`wrong password ${guess}`)).toBe(422);
    }
  });

  await test.step('then even the right one is refused, with the seconds to wait', async () => {
    expect(await press(demoPassword)).toBe(429);
    const [, seconds] = /in (\d+) seconds/.exec(
      await page.getByText(/^Too many attempts\. Try again in \d+ seconds\.$/).innerText(),
    )!;
    expect(Number(seconds)).toBeGreaterThan(8);
    expect(Number(seconds)).toBeLessThanOrEqual(32);
    await expectAccessible(page, 'sign-in that must wait');
    expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull();
  });

  await test.step('somebody else of this network, and the owner in another one, come in', async () => {
    await logIn(`${site.url}/api`, 'bayo.planholder@ilera.example');
    const extraHTTPHeaders = { 'x-forwarded-for': '203.0.113.7' };
    const elsewhere = await browser.newPage({ baseURL: site.url, extraHTTPHeaders });
    await signInByForm(elsewhere, owner);
    await elsewhere.close();
  });

  await test.step('after the wait the owner comes in here too', async () => {
    await minutesLater(10);
    expect(await press(demoPassword)).toBe(200);
    await expect(page).toHaveURL(/\/account\/home$/);
  });
});
