import { containerName } from '@ilera/contracts';
import { atRest, nextFrame } from '../../support/at-rest';
import { fillSignIn, signIn } from '../../support/people/account';
import { waitForPage } from '../../support/screens';
import { expect, test } from '../../support/test';

test('a link that is hovered brings the code and the data of its page, which asks for nothing again', async ({
  page,
}) => {
  await page.goto('/');
  await waitForPage(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/condition/13')) reads.push(request.url());
  });
  const link = page.locator('a[href="/condition/13"]').filter({ visible: true }).first();
  // Sections below the fold get their own height when they come into view, which moves the link.
  await link.scrollIntoViewIfNeeded();
  await nextFrame(page);
  const prefetched = page.waitForResponse('**/api/condition/13');
  await link.hover();
  const { title } = ((await (await prefetched).json()) as { data: { title: string } }).data;
  await atRest(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await atRest(page);
  expect(reads).toHaveLength(1);
});

test('a focused link fetches the files of its page, and the remote loads them from the cache', async ({
  page,
}) => {
  await page.goto('/');
  await waitForPage(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Plans' });
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL('/health-plans');
  await waitForPage(page);
  const loads = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /mf-plans.*page\.health-plans.*\.js$/.test(name))
      .map(({ initiatorType, transferSize }) => [initiatorType, transferSize > 0]),
  );
  expect(loads).toEqual([
    ['fetch', true],
    ['script', false],
  ]);
});

for (const address of ['/no/such/page', '/index.html', '/%', '/condition/%', '/condition/%E0%A4%A'])
  test(`${address}, which the site does not have, says 404 | NOT FOUND`, async ({ page, quiet }) => {
    quiet.allow(/status of 404/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 | NOT FOUND')).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
    await expect(page.getByText('404 | NOT FOUND')).toBeVisible();
  });

for (const [address, words, way] of [
  ['/condition/9999', 'We could not find this condition', 'See all conditions'],
  ['/condition/abc', 'We could not find this condition', 'See all conditions'],
  ['/conditioncheckout/9999', 'We could not find this condition', 'See all conditions'],
  ['/conditioncheckout/abc?method=video', 'We could not find this condition', 'See all conditions'],
  ['/blog/99', 'is not here any more', 'Browse all'],
] as const)
  test(`${address} is 404, says so without a script, and is listed nowhere`, async ({ page, quiet }) => {
    quiet.allow(/status of 404/);
    const document = await page.request.get(address);
    expect(document.status()).toBe(404);
    const html = await document.text();
    expect(html).toContain(words);
    expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/);
    expect(html).not.toContain('rel="canonical"');
    const reads: string[] = [];
    page.on('request', (request) => reads.push(new URL(request.url()).pathname));
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    expect(reads.filter((path) => path.startsWith('/api/condition/'))).toEqual([]);
    // Nothing of it stays on the next page.
    await page.getByRole('link', { name: way, exact: true }).click();
    await expect(page.getByText(words)).toBeHidden();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

test('the checkout of a plan that does not exist is 404, of one on sale is not', async ({ page, quiet }) => {
  quiet.allow(/status of 404/);
  const missing = await page.request.get('/plan-checkout/9999?quantity=2');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('This plan is not on sale');
  expect((await page.request.get('/plan-checkout/1')).status()).toBe(200);
  await signIn(page, 'ada.individual@ilera.example');
  await page.goto('/plan-checkout/9999');
  await expect(page.getByRole('heading', { name: 'This plan is not on sale' })).toBeVisible();
});

test('an asset that does not exist answers 404, never the document', async ({ request }) => {
  const response = await request.get('/assets/mf-plans/0.0.0/nope.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
});

test('a session of mf-auth is seen by mf-account, in one document with one of each library', async ({
  page,
}) => {
  await page.goto('/conditions');
  await waitForPage(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health Plans' }).click();
  await expect(page).toHaveURL(/health-plans/);
  await waitForPage(page);
  await page.getByRole('link', { name: 'Login' }).click();
  await fillSignIn(page, 'bayo.planholder@ilera.example');
  await expect(page).toHaveURL(/\/account\/home/);
  await expect(page.getByText('bayo.planholder@ilera.example').first()).toBeAttached();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  const instances = await page.evaluate(() => {
    interface Library {
      lib?: () => object;
    }
    interface Instance {
      options: { name: string; version?: string };
      shareScopeMap: { default: Record<string, Record<string, Library>> };
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const scopes = federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default);
    return federation.__INSTANCES__.map(({ options: { name, version } }, index) => ({
      name,
      version,
      // Whether each library is the very object that the shell provides, and how many versions of it there
      // are.
      libraries: Object.fromEntries(
        Object.entries(scopes[0] ?? {}).map(([library, versions]) => {
          const own = Object.values(scopes[index]?.[library] ?? {});
          const provided = Object.values(versions)[0]?.lib?.();
          return [library, { count: own.length, same: own.every(({ lib }) => lib?.() === provided) }];
        }),
      ),
    }));
  });
  const deployed = await page.evaluate(() => {
    const { shell, remotes } = JSON.parse(document.getElementById('site')?.textContent ?? '{}') as {
      shell: string;
      remotes: Record<string, { version: string }>;
    };
    return {
      shell,
      ...Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version])),
    };
  });
  const versionOf = (remote: string) => (deployed as Record<string, string>)[remote] ?? 'none';
  expect(
    instances.map(({ name, version }) => ({ name, version })),
    '__FEDERATION__ names who is on the page',
  ).toEqual(
    expect.arrayContaining([
      { name: 'shell', version: versionOf('shell') },
      ...['mf-conditions', 'mf-plans', 'mf-auth', 'mf-account'].map((remote) => ({
        name: containerName(remote, versionOf(remote)),
        version: versionOf(remote),
      })),
    ]),
  );
  for (const { name, libraries } of instances)
    for (const library of [
      'react',
      'react/jsx-runtime',
      'react-dom',
      'mobx',
      'mobx-react-lite',
      '@ilera/runtime',
    ])
      expect(libraries[library], `${library} in ${name}`).toEqual({ count: 1, same: true });
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(
    requests.filter((name) => name.includes('mf-manifest')),
    'visitors fetch no manifest',
  ).toEqual([]);
});
