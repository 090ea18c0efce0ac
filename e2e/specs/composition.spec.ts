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
  const { scopes, runtimes, loaded } = await page.evaluate(() => {
    interface Runtime {
      S: { default: Record<string, Record<string, { loaded?: number }>> };
    }
    type Chunks = { push(chunk: [string[], object, (runtime: Runtime) => void]): void };
    const found: Runtime[] = [];
    // The script of each part carries its list of chunks, which takes a function that it calls with its webpack runtime.
    for (const script of document.scripts as Iterable<HTMLScriptElement & { chunks?: Chunks }>)
      script.chunks?.push([['probe'], {}, (one) => found.push(one)]);
    const scope = found[0]?.S.default ?? {};
    return {
      runtimes: found.length,
      scopes: new Set(found.map(({ S }) => S.default)).size,
      loaded: Object.fromEntries(
        Object.entries(scope).map(([name, versions]) => [
          name,
          Object.keys(versions).filter((version) => versions[version]?.loaded),
        ]),
      ),
    };
  });
  expect(runtimes, 'the shell and the remotes of the journey').toBeGreaterThan(3);
  expect(scopes, 'they all share one scope').toBe(1);
  for (const name of ['react', 'react-dom', 'mobx', 'mobx-react-lite', '@shared/runtime']) {
    expect(loaded[name], name).toHaveLength(1);
  }
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const remotes = scripts.filter((name) => /\/mf-[a-z]+\/.*\.js/.test(name));
  expect(remotes.filter((name) => /pnpm_(react_\d|react-dom|react-router|mobx|axios)/.test(name))).toEqual(
    [],
  );
});
