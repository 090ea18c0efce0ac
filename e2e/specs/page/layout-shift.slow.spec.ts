import type { Page } from '@playwright/test';
import { hold, live } from '../../support/slow-phone';
import { publicPages } from '../../support/public-pages';
import { screenHeading } from '../../support/screens';
import { expect, test } from '../../support/test';

interface Shift {
  value: number;
  /** What moved, for people. */
  of: string[];
}

declare global {
  var __shifts: Shift[];
}

/** Notes what moves from the first paint on, before the page's scripts. */
const noteShifts = () => {
  globalThis.__shifts = [];
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.localName} “${(node.textContent ?? '').trim().slice(0, 30)}”` : '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources?: { node?: Node }[];
    })[])
      globalThis.__shifts.push({
        value: entry.value,
        of: (entry.sources ?? []).map(({ node }) => nameOf(node)),
      });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Waits until the present layout is on the screen, and what moved in it is in the record. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );

const fontStatus = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].find(({ family }) => family.includes('Site Sans') && !family.includes('Fallback'))
        ?.status,
  );

/** Whether this machine has a typeface from which the fallback is made. */
const hasFallback = (page: Page) =>
  page.evaluate(() =>
    new FontFace('there', "local('Arial'), local('Liberation Sans'), local('Helvetica')").load().then(
      () => true,
      () => false,
    ),
  );

for (const address of publicPages)
  test(`nothing moves at ${address} when scripts and typeface arrive late`, async ({ page, quiet }) => {
    if (address === '/no-such-page') quiet.allow(/status of 404/);
    test.skip(!(await hasFallback(page)), 'no typeface with the metrics of Arial on this machine');
    await page.setViewportSize({ width: 390, height: 823 });
    await page.addInitScript(noteShifts);
    const release = await hold(page, /\.woff2$/);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(screenHeading(page)).toBeVisible();
    expect(await fontStatus(page)).toBe('loading');
    await nextFrame(page);
    release();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect.poll(() => fontStatus(page)).toBe('loaded');
    await nextFrame(page);
    const shifts = await page.evaluate(() => globalThis.__shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.002);
  });

for (const [width, height] of [
  [390, 844],
  [1280, 1_600],
] as const)
  test(`nothing moves at / on a screen of ${width} × ${height} when the style files arrive late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(noteShifts);
    const release = await hold(page, /\.css$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await nextFrame(page);
    release();
    await live(page);
    await page.waitForLoadState('networkidle');
    await nextFrame(page);
    const shifts = await page.evaluate(() => globalThis.__shifts);
    expect(
      shifts.reduce((total, { value }) => total + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.002);
  });
