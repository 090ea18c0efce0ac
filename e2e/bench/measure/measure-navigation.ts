import type { Browser, Page } from '@playwright/test';
import { openProfile, openTab, settle, type Tab } from '../browser';
import type { Intent } from '../pages';

/** The cost of a navigation to another page, from the press of the link to the paint of the new heading. */
export interface NavigationTime {
  total: number;
  /** Milliseconds of it in which API requests ran that ended before the paint; 0 when there were none. */
  api: number;
  beyond: number;
  /** Kilobytes of script and style that arrived between the press and the paint, or after the intent. */
  kilobytes: number;
}

/** Milliseconds for which a visitor hovers, touches or focuses a link before pressing it. */
const intentMs = 1500;

/** Opens a page, waits until it is idle, simulates the intent, and presses the link. */
export async function measureNavigation(
  browser: Browser,
  { url, to, intent }: { url: string; to: string; intent: Intent },
): Promise<NavigationTime> {
  const context = await openProfile(browser);
  try {
    const tab = await openTab(context);
    await tab.page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await settle(tab);
    const before = codeBytes(tab);
    await announce(tab.page, to, intent);
    const { total, api } = await tab.page.evaluate(follow, to);
    await settle(tab);
    return {
      total: Math.round(total),
      api: Math.round(api),
      beyond: Math.round(total - api),
      kilobytes: Math.round((codeBytes(tab) - before) / 100) / 10,
    };
  } finally {
    await context.close();
  }
}

const codeBytes = ({ traffic }: Tab): number =>
  traffic
    .fetched()
    .filter(({ kind }) => kind === 'script' || kind === 'style')
    .reduce((sum, { bytes }) => sum + bytes, 0);

async function announce(page: Page, to: string, intent: Intent): Promise<void> {
  if (intent === 'none') return;
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  if (intent === 'hover') await link.hover();
  if (intent === 'focus') await link.focus();
  if (intent === 'touch') await link.dispatchEvent('touchstart');
  await page.waitForTimeout(intentMs);
}

/**
 * Runs in the page: clicks the link without a pointer near it, and waits for another heading at the new
 * address.
 */
function follow(to: string): Promise<{ total: number; api: number }> {
  const shown = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.getClientRects().length > 0,
    );
  const old = shown('h1')[0]?.textContent;
  const link = shown(`a[href="${to}"]`)[0];
  if (!link) throw new Error(`No link to ${to}`);
  return new Promise((resolve, reject) => {
    const pressed = performance.now();
    const answer = (): void => {
      const painted = performance.now();
      const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.includes('/api/'))
        .filter(({ startTime, responseEnd }) => startTime >= pressed && responseEnd <= painted)
        .sort((a, b) => a.startTime - b.startTime);
      // Concurrent requests count once.
      let api = 0;
      let until = 0;
      for (const { startTime, responseEnd } of calls) {
        api += Math.max(0, responseEnd - Math.max(startTime, until));
        until = Math.max(until, responseEnd);
      }
      resolve({ total: painted - pressed, api });
    };
    const look = (): void => {
      const there = location.pathname === to && shown('h1').some(({ textContent }) => textContent !== old);
      if (there) requestAnimationFrame(answer);
      else if (performance.now() - pressed > 60_000) reject(new Error(`${to} never came`));
      else requestAnimationFrame(look);
    };
    link.click();
    requestAnimationFrame(look);
  });
}
