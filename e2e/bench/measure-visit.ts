import { chromium, type Browser } from '@playwright/test';

/** What one cold visit cost. */
export interface Visit {
  /** Transferred bytes by kind, as the network saw them. */
  bytes: { document: number; script: number; style: number; font: number; api: number };
  requests: number;
  /** When each script was asked for, in milliseconds after the start: what the document names is asked for at once. */
  scripts: { name: string; start: number; bytes: number }[];
  firstPaint: number;
  largestPaint: number;
}

/** A browser as the measurements use it. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
}

/** Opens an address in a fresh profile on a cheap phone: 412 px, slow 4G, processor 4 times slower. */
export async function measureVisit(browser: Browser, url: string, { slow = true } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slow) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562,
      downloadThroughput: 1.47e6 / 8,
      uploadThroughput: 0.75e6 / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    types.set(requestId, `${type} ${response.url}`),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { __lcp: number };
    seen.__lcp = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.__lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { paint, lcp, resources } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: (globalThis as unknown as { __lcp: number }).__lcp,
    resources: performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, encodedBodySize } = entry as PerformanceResourceTiming;
      return { name, startTime, encodedBodySize };
    }),
  }));
  const bytes = { document: 0, script: 0, style: 0, font: 0, api: 0 };
  for (const [id, kind] of types) {
    const size = sizes.get(id) ?? 0;
    if (kind.startsWith('Document')) bytes.document += size;
    else if (/\.js(\?|$)/.test(kind)) bytes.script += size;
    else if (/\.css(\?|$)/.test(kind)) bytes.style += size;
    else if (/\.woff2/.test(kind)) bytes.font += size;
    else if (/\/api\//.test(kind)) bytes.api += size;
  }
  await context.close();
  return {
    bytes,
    requests: types.size,
    scripts: resources
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .map(({ name, startTime, encodedBodySize }) => ({
        name: new URL(name).pathname,
        start: Math.round(startTime),
        bytes: encodedBodySize,
      })),
    firstPaint: Math.round(paint),
    largestPaint: Math.round(lcp),
  };
}
