import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** Half as long as `axe.source`, which a page reads as often as it is tested. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it is now, in words for a failed test. The selectors of what passes are left out:
 * they cost as much as the rules. A document gets the script once, however often it is asked.
 * @param options axe's own, such as the rules to run
 */
export async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  await settleAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (asked) => (await (window as unknown as { axe: typeof axe }).axe.run(document, asked)).violations,
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Waits for animations to end: a panel that is still fading in fails the contrast check. */
export async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
