import type { Browser, Page } from '@playwright/test';
import { openProfile, openTab, settle, type Stored } from '../browser';

/** A page's rendered HTML without any script, and the headers of its document. */
export interface FloorPage {
  html: string;
  headers: Record<string, string>;
}

/**
 * Opens a composed page, waits until it is idle, and captures what it shows: the same HTML, styles and fonts.
 */
export async function captureFloor(browser: Browser, url: string, stored?: Stored): Promise<FloorPage> {
  const context = await openProfile(browser, stored);
  try {
    const tab = await openTab(context, { slow: false });
    const { page } = tab;
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status() ?? 'nothing'}`);
    const inlinesStyles = !/<link[^>]+rel="?stylesheet/.test(await response.text());
    await settle(tab);
    await restMoving(page);
    return {
      html: await page.evaluate(serialise, inlinesStyles),
      headers: await response.allHeaders(),
    };
  } finally {
    await context.close();
  }
}

/** Shows at once what a script scrolls or fades into view. */
async function restMoving(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Runs in the page: its document without scripts, their preloads and their data. */
async function serialise(inlinesStyles: boolean): Promise<string> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const all = (selector: string): Element[] => [...copy.querySelectorAll(selector)];
  for (const element of all(
    'script, link[as="script"], link[as="fetch"], link[rel="modulepreload"], link[rel="prefetch"]',
  ))
    element.remove();
  for (const element of all('[data-prerendered]')) element.removeAttribute('data-prerendered');
  // Files that the page names twice are fetched once and parsed once.
  const links = all('link[rel="stylesheet"]') as HTMLLinkElement[];
  const seen = new Set<string>();
  for (const link of links) {
    if (seen.has(link.href)) link.remove();
    else if (inlinesStyles) {
      const style = document.createElement('style');
      style.textContent = await (await fetch(link.href)).text();
      link.replaceWith(style);
    }
    seen.add(link.href);
  }
  return `<!doctype html>\n${copy.outerHTML}`;
}
