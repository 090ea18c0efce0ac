import type { Page } from '@playwright/test';
import { atRest, nextFrame } from '../../support/at-rest';
import { hold } from '../../support/slow-phone';
import { publicPages } from '../../support/public-pages';
import { screenHeading } from '../../support/screens';
import { expect, test } from '../../support/test';

interface Shift {
  value: number;
  /** Milliseconds since the navigation. */
  at: number;
  /** What moved, and from where to where, for people. */
  of: string[];
}

declare global {
  var __shifts: Shift[];
}

/** Notes what moves from the first paint on, before the page's scripts. */
const noteShifts = () => {
  globalThis.__shifts = [];
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return `${node?.nodeName ?? 'what is gone'}`;
    const words = (element.textContent ?? '').trim().slice(0, 30);
    return `${element.localName}${element.className && `.${element.className}`} “${words}”`;
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[])
      globalThis.__shifts.push({
        value: entry.value,
        at: Math.round(entry.startTime),
        of: (entry.sources ?? []).map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        ),
      });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Checks that nothing moved, and says otherwise what. */
async function expectStill(page: Page): Promise<void> {
  await nextFrame(page);
  const shifts = await page.evaluate(() => globalThis.__shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.002);
}

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
    await expectStill(page);
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
    await atRest(page);
    await expectStill(page);
  });
