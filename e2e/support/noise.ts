import type { BrowserContext } from '@playwright/test';

/** Listens to every page of a context for what a visitor's browser should never say. */
export function watchForNoise(context: BrowserContext) {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  const note = (message: string) => messages.push(message);

  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A page that is left gives up what it was still loading; that is no fault.
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
    /** Also what a test allowed, for controls that expect noise. */
    everything: () => [...messages],
    heard: () => messages.filter((message) => !allowed.some((pattern) => pattern.test(message))),
  };
}

/** Makes every page of a context say on its console what a policy of the site refused. */
export async function announceViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy violation: ${effectiveDirective} ${blockedURI}`),
    );
  });
}
