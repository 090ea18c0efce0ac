import type { Browser } from '@playwright/test';
import { openProfile, openTab, type Stored } from '../browser';
import type { Spot } from '../pages';

/** When a page's button first appeared, and when a press had its effect; milliseconds after the start. */
export interface Press {
  there: number;
  answered: number;
}

const pressEveryMs = 100;

/**
 * Presses a button repeatedly from its first appearance until its effect is shown. A queued early press and
 * a press that loads the document again are measured by the effect too.
 */
export async function measurePress(
  browser: Browser,
  url: string,
  what: { button: Spot; effect: Spot },
  stored?: Stored,
): Promise<Press> {
  const context = await openProfile(browser, stored);
  try {
    const { page } = await openTab(context);
    await page.addInitScript(pressUntilAnswered, { ...what, every: pressEveryMs });
    const answer = page.waitForEvent('console', {
      predicate: (message) => message.text() === 'bench: answered',
      timeout: 60_000,
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await answer;
    const { there, answered } = (await page.evaluate(() => globalThis.__press)) as Press;
    return { there: Math.round(there), answered: Math.round(answered) };
  } catch (error) {
    throw new Error(`The button of ${url} never answered`, { cause: error });
  } finally {
    await context.close();
  }
}

declare global {
  var __press: Partial<Press> | undefined;
}

/** Runs in the page before its first script. */
function pressUntilAnswered({ button, effect, every }: { button: Spot; effect: Spot; every: number }): void {
  if (!location.protocol.startsWith('http')) return;
  // The clock starts with the first document, should a press load another.
  const origin = Number(sessionStorage.getItem('bench-origin') ?? performance.timeOrigin);
  sessionStorage.setItem('bench-origin', String(origin));
  const now = (): number => performance.timeOrigin + performance.now() - origin;
  const find = ({ css, text }: { css: string; text?: string }): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(css)].find(
      (element) =>
        element.getClientRects().length > 0 &&
        (text === undefined || element.textContent?.trim() === text || element.ariaLabel === text),
    );
  const press: Partial<Press> = {};
  globalThis.__press = press;
  let last = -Infinity;
  const look = (): void => {
    if (find(effect)) {
      // The frame after the one that paints it.
      requestAnimationFrame(() => {
        press.answered = now();
        console.debug('bench: answered');
      });
      return;
    }
    const target = find(button);
    if (target && now() - last >= every) {
      last = now();
      press.there ??= last;
      target.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
