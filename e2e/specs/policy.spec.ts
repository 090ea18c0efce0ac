import { expect, test } from '../support/test';

/** The part of the Trusted Types API that the controls use. */
interface Policies {
  trustedTypes: {
    createPolicy(
      name: string,
      rules: Record<string, (value: string) => string>,
    ): { createScript(code: string): string; createScriptURL(url: string): string };
  };
}

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an injected inline script does not run and counts as a console message', async ({ page, quiet }) => {
  quiet.allow(/policy violation: script-src|Content Security Policy/i);
  const ran = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as Policies;
    const policy = trustedTypes.createPolicy('mf-remote', { createScript: (code) => code });
    const script = document.createElement('script');
    script.text = policy.createScript('globalThis.INJECTED = true');
    document.body.append(script);
    return 'INJECTED' in globalThis;
  });
  expect(ran).toBe(false);
  await expect
    .poll(() => quiet.everything())
    .toContainEqual(expect.stringMatching(/policy violation: script-src/));
});

test('a string as HTML throws under Trusted Types and counts as a console message', async ({
  page,
  quiet,
}) => {
  quiet.allow(/policy violation: require-trusted-types-for|TrustedHTML/);
  const thrown = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>raw</b>';
      return 'nothing';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(thrown).toBe('TypeError');
  await expect
    .poll(() => quiet.everything())
    .toContainEqual(expect.stringMatching(/policy violation: require-trusted-types-for/));
});

test('a script of the site loads with its hash and is refused without', async ({ page, quiet }) => {
  quiet.allow(/integrity|failed: \/assets\//i);
  const outcomes = await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as Policies;
    const policy = trustedTypes.createPolicy('mf-remote', { createScriptURL: (url) => url });
    const known = document.querySelector<HTMLScriptElement>('script[src][integrity]');
    if (!known) throw new Error('The document has no script with a hash.');
    const load = (integrity: string) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.type = 'module';
        script.crossOrigin = 'anonymous';
        if (integrity) script.integrity = integrity;
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('refused');
        script.src = policy.createScriptURL(`${known.src}?control=${integrity ? 'hash' : 'none'}`);
        document.head.append(script);
      });
    // The same with a hash loads: it is the missing hash that is refused, not the script.
    return [await load(''), await load(known.integrity)];
  });
  expect(outcomes).toEqual(['refused', 'loaded']);
});
