import { fillSignIn } from '../support/account';
import { expect, test } from '../support/test';

const pages = ['/', '/conditions', '/health-plans', '/auth/sign-in', '/waitlist'];

for (const address of pages) {
  test(`${address} is composed without noise and without accessibility faults`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, address);
  });
}

test('an unknown address says 404 | NOT FOUND', async ({ page, quiet }) => {
  quiet.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404 | NOT FOUND')).toBeVisible();
});

test('an asset that does not exist answers 404, never the document', async ({ request }) => {
  const response = await request.get('/assets/mf-plans/0.0.0/nope.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
});

test('a session that mf-auth begins is seen by mf-account, in one document with one React, router, MobX and runtime', async ({
  page,
}) => {
  await page.goto('/conditions');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Plans' }).click();
  await expect(page).toHaveURL(/health-plans/);
  await page.getByRole('link', { name: 'Login' }).click();
  await fillSignIn(page, 'bayo.planholder@ilera.example');
  await expect(page).toHaveURL(/\/account\/home/);
  await expect(page.getByText('bayo.planholder@ilera.example').first()).toBeAttached();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.waitForLoadState('networkidle');
  const scopes = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: {
        __SHARE__: Record<string, Record<string, Record<string, Record<string, { loaded?: boolean }>>>>;
      };
    };
    const loaded: Record<string, Set<string>> = {};
    for (const scope of Object.values(federation.__SHARE__))
      for (const [name, versions] of Object.entries(scope.default ?? {}))
        for (const [version, entry] of Object.entries(versions))
          if (entry.loaded) (loaded[name] ??= new Set()).add(version);
    return Object.fromEntries(Object.entries(loaded).map(([name, versions]) => [name, [...versions]]));
  });
  for (const name of ['react', 'react-dom', 'mobx', 'mobx-react-lite', '@shared/runtime']) {
    expect(scopes[name], name).toHaveLength(1);
  }
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const remotes = scripts.filter((name) => /\/mf-[a-z]+\/.*\.js/.test(name));
  expect(remotes.filter((name) => /pnpm_(react_\d|react-dom|react-router|mobx|axios)/.test(name))).toEqual(
    [],
  );
});
