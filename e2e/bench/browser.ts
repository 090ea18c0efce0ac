import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { observePaint } from './measure/observe-paint';
import { recordTraffic, type Traffic } from './measure/record-traffic';
import { findChromium } from '../../ops/bin/find-chromium.mjs';

/** A page with a record of its network traffic. */
export interface Tab {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
}

/** The storage of a signed-in visitor's browser. */
export interface Stored {
  token: string;
  user: string;
}

/** A browser with the flags of the measurements. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // In an inspected page V8 parses a script again for the first Error, for lines that it had left out: up
      // to 150 ms on the slow processor, which no visitor waits for.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}

/**
 * A new profile with a phone's window, signed in where `stored` is given. Its cache lasts as long as the
 * profile.
 */
export async function openProfile(browser: Browser, stored?: Stored): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
  });
  // The compiler wraps functions in this name, which is not defined inside the page.
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  await context.addInitScript(observePaint);
  if (stored) {
    await context.addInitScript(({ token, user }: Stored) => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('ACCESS_TOKEN', token);
      localStorage.setItem('USER', user);
    }, stored);
  }
  return context;
}

/** A tab on a cheap phone: slow 4G and a processor 4 times slower; without `slow`, on this machine's own. */
export async function openTab(context: BrowserContext, { slow = true } = {}): Promise<Tab> {
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
  return { page, session, traffic: recordTraffic(session) };
}

const quietMs = 1_000;
/**
 * Milliseconds in which work that a page delays until after its load, such as measuring real visits, still
 * counts as its cost.
 */
export const putOffMs = 5_000;
const patienceMs = 60_000;

/**
 * Waits until a page has its heading, React has rendered or hydrated it, and neither network nor processor
 * was busy for a second.
 */
export async function settle({ page, traffic }: Tab): Promise<void> {
  await page.waitForLoadState('load', { timeout: patienceMs });
  // An evaluation in the page is work of its processor, so there is none before.
  await page.waitForTimeout(putOffMs);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: patienceMs });
  const isIdle = ({ quiet, putOff }: { quiet: number; putOff: number }): boolean =>
    (document.scripts.length === 0 || performance.now() - globalThis.__bench.loaded > putOff) &&
    !document.body.querySelector('[data-prerendered]') &&
    performance.now() - (globalThis.__bench.tasks.at(-1)?.end ?? 0) > quiet;
  const until = Date.now() + patienceMs;
  // Not the browser's own "network idle", which on a slow processor comes between a script and the request
  // that it makes.
  while (
    traffic.quietFor() < quietMs ||
    !(await page.evaluate(isIdle, { quiet: quietMs, putOff: putOffMs }))
  ) {
    if (Date.now() > until) throw new Error(`${page.url()} never came to rest`);
    await page.waitForTimeout(100);
  }
}
