import type { Page } from '@playwright/test';
import { atRest } from '../../support/at-rest';
import { newestMail } from '../../support/people/outbox';
import { expect, test } from '../../support/test';

// Without animations, because axe cannot measure the contrast of what is still fading in.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const demo = { email: 'ada.individual@ilera.example', password: 'Ilera-demo-2026' };

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Every request of the page: its address and its Referer. */
function recordRequests(page: Page): string[] {
  const lines: string[] = [];
  page.on('request', async (request) => {
    const headers = await request.allHeaders().catch(() => request.headers());
    lines.push(`${request.url()} referer=${headers.referer ?? ''}`);
  });
  return lines;
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('ACCESS_TOKEN') ?? '');

test('register, verify by mail, log in, forget the password, reset it by mail, log in again', async ({
  page,
  site,
  expectAccessible,
}) => {
  const email = `ngozi.${Date.now()}@example.com`;

  await test.step('sign up, with the strength of the password shown', async () => {
    await page.goto('/auth/sign-up');
    const submit = page.getByRole('button', { name: 'Sign up' });
    await expect(submit).toBeDisabled();
    await page.getByLabel('First Name').fill('Ngozi');
    await page.getByLabel('Last Name').fill('Eze');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Harmattan-77');
    await expect(page.getByText('Strong')).toBeVisible();
    await page.getByRole('checkbox').check();
    await expect(submit).toBeEnabled();
    await expectAccessible(page, 'sign-up, filled in');
    await submit.click();
    await expect(
      page.getByText(
        'Click the received link in your email to Verify your email address. Also check your spam section',
      ),
    ).toBeVisible();
    await expectAccessible(page, 'sign-up, sent');
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('before the mail is used, login says that one was sent', async () => {
    await page.getByRole('link', { name: 'Login' }).click();
    await logIn(page, email, 'Harmattan-77');
    await expect(page.getByRole('dialog', { name: 'Email Sent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open Email' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await storedToken(page)).toBe('');
  });

  await test.step('the link verifies and leads to sign-in', async () => {
    const mail = await newestMail(site.apiUrl, email, /Verify/);
    const link = mail.links.find((address) => address.includes('/verify_account/')) as string;
    const token = link.split('/').at(-1) as string;
    const requests = recordRequests(page);
    await page.goto(link);
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
    await expect(page.getByText('Your email address is verified. You can now log in.')).toBeVisible();
    const own = `${site.url}/api/auth/individual/verify_account/${token}`;
    const leaks = requests.filter((line) => line.includes(token) && !line.startsWith(own));
    expect(leaks, 'only the document and the call itself may carry the token').toEqual([`${link} referer=`]);
    expect(requests.filter((line) => line.startsWith(own))).toHaveLength(1);
  });

  await test.step('login leads to the account', async () => {
    await logIn(page, email, 'Harmattan-77');
    await expect(page).toHaveURL(/\/account\/home$/);
    expect(await storedToken(page)).not.toBe('');
    await page.goto('/auth/sign-up');
    await expect(page).toHaveURL(/\/account\/home$/);
  });

  await test.step('log out, and the account asks for a login', async () => {
    await page.goto('/account/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
    expect(await storedToken(page)).toBe('');
    await page.goto('/account/home');
    await expect(page.getByText('Session Exipred. Kindly Login')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
    await expectAccessible(page, 'sign-in with a message');
  });

  await test.step('forgot and reset', async () => {
    await page.getByRole('link', { name: 'Forget password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(
      page.getByText('Click the received link in your email to reset your password.'),
    ).toBeVisible();
    await expectAccessible(page, 'forgot password, sent');
    const mail = await newestMail(site.apiUrl, email, /Reset/);
    const link = mail.links.find((address) => address.includes('/reset_password/')) as string;
    const token = link.split('/').at(-1) as string;
    const requests = recordRequests(page);
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill('Dry-season-88');
    expect(page.url()).not.toContain(token);
    await page.getByLabel('Confirm password').fill('Dry-season');
    await expect(page.getByText("Passwords doesn't match")).toBeVisible();
    await page.getByLabel('Confirm password').fill('Dry-season-88');
    await expectAccessible(page, 'reset password');
    await page.getByRole('button', { name: 'Reset password' }).click();
    const done = page.getByRole('dialog', { name: 'Congratulations — Your password reset was successful' });
    await expect(done).toBeVisible();
    await expectAccessible(page, 'reset password, done');
    await done.getByRole('button', { name: 'Login To Dashboard' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
    expect(
      requests.filter((line) => line.includes(`referer=`) && line.split('referer=')[1]?.includes(token)),
    ).toEqual([]);
    await logIn(page, email, 'Dry-season-88');
    await expect(page).toHaveURL(/\/account\/home$/);
  });
});

test('a wrong password is told in the API’s words, and nobody is signed in', async ({ page, quiet }) => {
  quiet.allow(/status of 422/);
  await page.goto('/auth/sign-in');
  await logIn(page, demo.email, 'not-the-password');
  await expect(page.getByText('The email or the password is not right.')).toBeVisible();
  expect(await storedToken(page)).toBe('');
});

test(
  'Google: there and back, and into the account with a clean address',
  { tag: '@same-words' },
  async ({ page, quiet }) => {
    // Back leads to the provider's page, whose sign-in has ended.
    quiet.allow(/status of 400/);
    const requests = recordRequests(page);
    await page.goto('/auth/sign-in');
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByRole('radio', { name: /Halima/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/account\/home$/);
    const token = await storedToken(page);
    expect(token).not.toBe('');
    const referers = requests.map((line) => line.split('referer=')[1] ?? '');
    expect(referers.filter((referer) => referer.includes(token))).toEqual([]);
    await page.goBack();
    expect(page.url()).not.toContain(token);
  },
);

test('Google refused: sign-in says so', async ({ page, expectAccessible }) => {
  await page.goto('/google_callback?status=error');
  await expect(page.getByText('Google Signin Failed')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expectAccessible(page, 'sign-in after a refused Google');
});

test(
  'a way back from Google that this browser did not begin changes nothing',
  { tag: '@same-words' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/auth/sign-in');
    await logIn(page, demo.email, demo.password);
    await expect(page).toHaveURL(/\/account\/home$/);
    const token = await storedToken(page);
    await page.goto('/google_callback?token=token-of-an-attacker-1234&status=success&flow=theirs');
    await expect(page).toHaveURL(/\/account\/home$/);
    expect(await storedToken(page)).toBe(token);
    const stranger = await browser.newPage({ baseURL });
    await stranger.goto('/google_callback?token=token-of-an-attacker-1234&status=success&flow=theirs');
    await expect(stranger.getByText('Google Signin Failed')).toBeVisible();
    expect(await storedToken(stranger)).toBe('');
    await stranger.close();
  },
);

test(
  'Logout ends the session on the server too, and leaves no record behind (R4.58)',
  { tag: '@same-words' },
  async ({ page, site }) => {
    await page.goto('/auth/sign-in');
    await logIn(page, demo.email, demo.password);
    await expect(page).toHaveURL(/\/account\/home$/);
    const token = await storedToken(page);
    const stored = () => page.evaluate(() => localStorage.getItem('USER') ?? '{}');
    await expect
      .poll(async () => JSON.parse(await stored()) as object)
      .toMatchObject({ recent_appointments: [], card: null });
    await page.goto('/account/settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/sign-in$/);
    expect(
      await page.evaluate(() => [localStorage.getItem('USER'), localStorage.getItem('ACCESS_TOKEN')]),
    ).toEqual([null, null]);
    const profile = () =>
      fetch(`${site.apiUrl}/individual/profile`, { headers: { authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await profile()).status).toBe(401);
  },
);

test('a pending plan is where login and Google lead', async ({ page }) => {
  await page.goto('/auth/sign-in');
  // A family's: the checkout corrects the number of people of a plan for one.
  const choose = () => localStorage.setItem('target_plan', JSON.stringify({ plan_id: '4', number: 5 }));
  await page.evaluate(choose);
  await logIn(page, demo.email, demo.password);
  await expect(page).toHaveURL(/\/plan-checkout\/4\?quantity=5$/);
  const token = await storedToken(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/sign-in');
  await page.evaluate(choose);
  const begin = () => sessionStorage.setItem('google_flow', JSON.stringify({ flow: 'own', at: Date.now() }));
  await page.evaluate(begin);
  await page.goto(`/google_callback?token=${token}&status=success&flow=own`);
  await expect(page).toHaveURL(/\/plan-checkout\/4\?quantity=5$/);
});

test('a session that ends under a screen comes back to that screen after login, told once', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allow(/status of 401/);
  await page.goto('/auth/sign-in');
  await logIn(page, demo.email, demo.password);
  await expect(page).toHaveURL(/\/account\/home$/);
  const token = await storedToken(page);
  await page.goto('/account/history?page=1');
  await fetch(`${site.apiUrl}/auth/individual/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await page.reload();
  await expect(page.getByText('Session Exipred. Kindly Login')).toHaveCount(1);
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await logIn(page, demo.email, demo.password);
  await expect(page).toHaveURL(/\/account\/history\?page=1$/);
});

test('a second tab is followed: out, and in again', async ({ page, context }) => {
  await page.goto('/auth/sign-in');
  await logIn(page, demo.email, demo.password);
  await expect(page).toHaveURL(/\/account\/home$/);
  const token = await storedToken(page);
  const other = await context.newPage();
  await other.goto('/conditions');
  // A request that one of them still makes would be refused once the token is gone.
  await atRest(page);
  await atRest(other);
  await other.evaluate(() => localStorage.removeItem('ACCESS_TOKEN'));
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(page.getByText('You are logged out')).toBeVisible();
  await other.evaluate((value) => localStorage.setItem('ACCESS_TOKEN', value), token);
  await expect(page).toHaveURL(/\/account\/home$/);
});

test('an invitation leaves the address, is kept for the visit, and is sent nowhere', async ({
  page,
  expectAccessible,
}) => {
  const requests = recordRequests(page);
  await page.goto('/employee/invite-4711');
  await expect(page).toHaveURL(/\/employee\/open$/);
  await expectAccessible(page, 'the invitation');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up$/);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain('invite-4711');
  expect(requests.filter((line) => line.includes('invite-4711'))).toHaveLength(1);
});
