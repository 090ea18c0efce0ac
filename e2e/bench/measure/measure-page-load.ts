import type { Browser } from '@playwright/test';
import { openProfile, openTab, putOffMs, settle, type Stored, type Tab } from '../browser';
import { kinds, type Kind } from './record-traffic';

/** The cost of one visit. */
export interface PageLoad {
  firstPaint: number;
  largestPaint: number;
  largestIs: string;
  /** The worst session window of layout shifts that no input explains. */
  shift: number;
  /** The elements that moved, for people. */
  shifted: string[];
  /** Long tasks after the first paint, each counted beyond its first 50 ms. */
  blocking: number;
  /** When React had the page's heading; NaN for a page without scripts. */
  alive: number;
  /** Milliseconds that the main thread worked until then. */
  taskTime: number;
  /** Transferred bytes by kind, as the network saw them. */
  bytes: Record<Kind, number>;
  requests: number;
}

/** Opens an address in a new profile on a cheap phone and waits until it is idle. */
export async function measurePageLoad(browser: Browser, url: string, stored?: Stored): Promise<PageLoad> {
  const context = await openProfile(browser, stored);
  try {
    const tab = await openTab(context);
    const taskTime = await openUntilAlive(tab, url);
    return { ...(await readPageLoad(tab)), taskTime };
  } finally {
    await context.close();
  }
}

/**
 * NaN for a page that has no scripts. Evaluates nothing in the page until then: that would be work of its
 * processor.
 */
async function openUntilAlive({ page, session }: Tab, url: string): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('bench: '),
    timeout: 60_000,
  });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  if ((await said).text() === 'bench: no scripts') return Number.NaN;
  const { metrics } = await session.send('Performance.getMetrics');
  return Math.round((metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000);
}

/** The cost of an opened tab once it is idle. */
async function readPageLoad(tab: Tab): Promise<PageLoad> {
  await settle(tab);
  const { page, traffic } = tab;
  const { paint, seen } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    seen: globalThis.__bench,
  }));
  const fetched = traffic.fetched();
  // What came later is the measuring's own.
  const tasks = seen.tasks.filter(({ start }) => start <= seen.loaded + putOffMs);
  return {
    firstPaint: Math.round(paint),
    largestPaint: Math.round(seen.largest),
    largestIs: seen.largestIs,
    shift: Math.round(worstWindow(seen.shifts) * 10_000) / 10_000,
    shifted: seen.shifts.map(({ at, value, of }) => `${value.toFixed(4)} at ${Math.round(at)} ms: ${of}`),
    blocking: Math.round(
      tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, paint) - 50), 0),
    ),
    alive: Math.round(seen.alive),
    taskTime: Number.NaN,
    bytes: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        fetched.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0),
      ]),
    ) as Record<Kind, number>,
    requests: fetched.length,
  };
}

/**
 * Shifts less than a second apart belong together, for five seconds at most, as cumulative layout shift is
 * defined.
 */
function worstWindow(shifts: { at: number; value: number }[]): number {
  let worst = 0;
  let sum = 0;
  let opened = -Infinity;
  let last = -Infinity;
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - opened > 5000) {
      sum = 0;
      opened = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
