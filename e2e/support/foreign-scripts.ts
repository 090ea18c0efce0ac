import type { Page } from '@playwright/test';

/**
 * Each attempt of a script on the page to make code of something, with what came of it: `refused`, or what was
 * possible.
 */
export function tryPolicies(page: Page, names: string[]): Promise<Record<string, string>> {
  return page.evaluate(async (names) => {
    // The debugger's own call may use eval whatever the policy says; a later task may not.
    await new Promise((resolve) => setTimeout(resolve));
    const outcomes: Record<string, string> = {};
    const attempt = (what: string, run: () => unknown) => {
      try {
        run();
        outcomes[what] = 'possible';
      } catch {
        outcomes[what] = 'refused';
      }
    };
    interface Factory {
      createPolicy(name: string, rules: object): object;
    }
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
    const anything = (value: string) => value;
    for (const name of names)
      attempt(`policy ${name}`, () =>
        trustedTypes.createPolicy(name, {
          createHTML: anything,
          createScript: anything,
          createScriptURL: anything,
        }),
      );
    const script = (change: (element: HTMLScriptElement) => void) => () => {
      const element = document.createElement('script');
      change(element);
      document.head.append(element);
    };
    const { href } = new URL('/assets/', location.href);
    for (const address of [
      'https://evil.example/x.js',
      '//evil.example/x.js',
      'data:text/javascript,globalThis.RAN=1',
      `${href}mf-plans/../../x.js`,
      `${href}mf-plans/1.0.0/x.html`,
      '/api/plan/all',
    ])
      attempt(
        `address ${address.replace(href, '/assets/')}`,
        script((element) => (element.src = address)),
      );
    attempt(
      'text of a script',
      script((element) => (element.text = 'globalThis.RAN = 1')),
    );
    attempt(
      'src by attribute',
      script((element) => element.setAttribute('src', 'https://evil.example/x.js')),
    );
    const html = '<img src=x onerror="globalThis.RAN = 1">';
    const box = document.createElement('div');
    attempt('innerHTML', () => (box.innerHTML = html));
    attempt('insertAdjacentHTML', () => box.insertAdjacentHTML('beforeend', html));
    attempt('setHTMLUnsafe', () => box.setHTMLUnsafe(html));
    attempt('DOMParser', () => new DOMParser().parseFromString(html, 'text/html'));
    attempt('createContextualFragment', () => document.createRange().createContextualFragment(html));
    attempt('document.write', () => document.write(html));
    attempt('srcdoc', () => (document.createElement('iframe').srcdoc = html));
    attempt('event attribute', () => box.setAttribute('onclick', 'globalThis.RAN = 1'));
    // oxlint-disable-next-line no-eval -- what the page's policy must refuse
    attempt('eval', () => (0, eval)('globalThis.RAN = 1'));

    attempt('new Function', () => new Function('globalThis.RAN = 1')());

    attempt('setTimeout', () => setTimeout('globalThis.RAN = 1'));
    outcomes.ran = String('RAN' in globalThis);
    return outcomes;
  }, names);
}

/** The names of Trusted Types policies that a Content-Security-Policy allows. */
export const namesIn = (policy = ''): string[] => /trusted-types ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
