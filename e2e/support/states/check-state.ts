import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { nextFrame } from '../at-rest';
import { findViolations, settleAnimations } from '../find-violations';
import { findTooWide, findUnmarkedChoices, findUnreadableChoices } from './check-layout';
import type { State } from './state';

const sizes = { small: 320, phone: 390, wide: 1280 };
const onItsSide = { width: 667, height: 375 };

/** The rules whose results depend on the colours alone. */
const onlyColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** The rules of WCAG 2.2 A and AA and of good practice, or some of them. */
async function expectNoViolations(page: Page, what: string, options: RunOptions = {}): Promise<void> {
  expect.soft(await findViolations(page, options), `axe, ${what}`).toEqual([]);
}

async function expectFits(page: Page, what: string): Promise<void> {
  await settleAnimations(page);
  expect.soft(await findTooWide(page), `width, ${what}`).toEqual([]);
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width > 600 ? 900 : 844 });
  // A frame tells the page of media queries, and the next one shows what it made of them.
  await nextFrame(page);
}

/** The browser's setting for larger text. */
const zoomText = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);

/**
 * All rules at 320 px and at 1280 px, and those of colours in the dark on a phone, whose width changes none, and at
 * 1280 px; the marks of what is chosen in forced colours, which axe does not know; and the text at twice its size, on
 * a phone in landscape too.
 */
export async function checkState(page: Page, { phonesOnly }: Pick<State, 'phonesOnly'>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, 'dark, 390 px', onlyColours);
  await expectFits(page, '390 px');
  await page.emulateMedia({ colorScheme: 'light' });
  await zoomText(page, 200);
  await expectFits(page, 'text at 200 %, 390 px');
  await zoomText(page, 100);
  await resize(page, sizes.small);
  await expectNoViolations(page, 'light, 320 px');
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await findUnmarkedChoices(page), 'chosen, in forced colours').toEqual([]);
  expect.soft(await findUnreadableChoices(page), 'words of what is chosen, in forced colours').toEqual([]);
  await expectFits(page, '320 px');
  await page.emulateMedia({ forcedColors: 'none' });
  if (phonesOnly) return;
  await page.setViewportSize(onItsSide);
  await zoomText(page, 200);
  await expectFits(page, 'text at 200 %, phone in landscape');
  await zoomText(page, 100);
  await resize(page, sizes.wide);
  await expectNoViolations(page, 'light, 1280 px');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, 'dark, 1280 px', onlyColours);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectFits(page, '1280 px');
  await zoomText(page, 200);
  await expectFits(page, 'text at 200 %, 1280 px');
}
