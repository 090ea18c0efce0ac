import type { BrowserContext } from '@playwright/test';

/** Collects from every page of a context the messages that a visitor's browser must not have. */
export function watchConsoleAndNetwork(context: BrowserContext) {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  const note = (message: string) => messages.push(message);

  context.on('console', (message) => {
    // What Playwright's own `serviceWorkers: 'block'` says.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A browser aborts running requests when their page is left, which is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`failed: ${new URL(request.url()).pathname}`);
  });
  context.on('request', (request) => {
    if (!request.url().endsWith('/_report/error')) return;
    const { part, page, kind } = JSON.parse(request.postData() ?? '{}') as Record<string, string>;
    if (kind === 'hydration') note(`hydration mismatch: ${part}, page ${page}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()}: ${new URL(response.url()).pathname}`);
  });

  return {
    allow: (pattern: RegExp) => void allowed.push(pattern),
    /** All messages, with those that a test allowed, for tests that expect some. */
    everything: () => [...messages],
    heard: () => messages.filter((message) => !allowed.some((pattern) => pattern.test(message))),
  };
}

/** Writes to the console of every page of a context what a policy of the site refused. */
export async function announceViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`),
    );
  });
}
