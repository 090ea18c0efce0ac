import { namesIn, tryPolicies } from '../../support/foreign-scripts';
import { expect, test } from '../../support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const violations =
  /policy violation|Content Security Policy|TrustedHTML|TrustedScript|Trusted Type|integrity|evil\.example/i;

test('a script on the page makes no policy, loads no foreign script, and sets no HTML', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(violations);
  const names = namesIn((await request.get('/')).headers()['content-security-policy']);
  expect(names).toEqual(['default']);
  const tried = ['mf-shell', 'mf-remote', 'dompurify', 'react', 'x'];
  const outcomes = await tryPolicies(page, [...names, ...tried]);
  expect(outcomes).toEqual({
    ...Object.fromEntries(Object.keys(outcomes).map((what) => [what, 'refused'])),
    ran: 'false',
  });
  expect(Object.keys(outcomes).length).toBeGreaterThan(20);
});

test('an inline script that something adds to the page is a policy violation', async ({ page, quiet }) => {
  quiet.allow(/policy violation: script-src|Content Security Policy/i);
  await page.evaluate(() => {
    const script = document.createElement('script');
    // JSON is all that the page's policy lets pass as a script's text.
    script.text = '{"a":1}';
    document.body.append(script);
  });
  await expect
    .poll(() => quiet.everything())
    .toContainEqual(expect.stringMatching(/policy violation: script-src/));
});

test('a script of the site loads with its hash and is refused without', async ({ page, quiet }) => {
  quiet.allow(/integrity|failed: \/assets\//i);
  const outcomes = await page.evaluate(async () => {
    const known = document.querySelector<HTMLScriptElement>('script[src][integrity]');
    if (!known) throw new Error('The document has no script with a hash.');
    const load = (integrity: string, number: number) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.type = 'module';
        script.crossOrigin = 'anonymous';
        if (integrity) script.integrity = integrity;
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('refused');
        script.src = new URL(`main.js?r=${number}`, known.src).href;
        document.head.append(script);
      });
    // The same with a hash loads: it is the missing hash that is refused, not the script.
    return [await load('', 1), await load(known.integrity, 2)];
  });
  expect(outcomes).toEqual(['refused', 'loaded']);
});
