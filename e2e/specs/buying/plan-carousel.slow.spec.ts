import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const widths = Array.from({ length: 17 }, (_, step) => 320 + step * 100);

/** The label of the plan card at the left edge of the strip. */
const atEdge = (page: Page): Promise<string> =>
  page.getByRole('group', { name: 'Health plans' }).evaluate((strip) => {
    const edge = strip.getBoundingClientRect().left;
    const cards = [...strip.querySelectorAll<HTMLElement>(':scope > * > *')];
    const [first] = cards.sort(
      (a, b) =>
        Math.abs(a.getBoundingClientRect().left - edge) - Math.abs(b.getBoundingClientRect().left - edge),
    );
    return first?.textContent?.slice(0, 40) ?? '';
  });

test.describe('the plan carousel (P9.4)', () => {
  test('moves to another card with each press of an arrow, at every width', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto('/');
    const stuck: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const next = page.getByRole('button', { name: 'Next plan' });
      await next.scrollIntoViewIfNeeded();
      const seen = new Set<string>();
      for (const name of ['Next plan', 'Next plan', 'Next plan', 'Previous plan', 'Previous plan']) {
        const before = await atEdge(page);
        await page.getByRole('button', { name }).click();
        await expect
          .poll(() => atEdge(page))
          .not.toBe(before)
          .catch(() => stuck.push(`${width} px, ${name}`));
        seen.add(await atEdge(page));
      }
      if (seen.size < 3) stuck.push(`${width} px shows ${seen.size} cards`);
    }
    expect(stuck).toEqual([]);
    await context.close();
  });

  for (const width of [320, 800, 1280, 1920])
    test(`moves to another card every two seconds at ${width} px`, async ({ page }) => {
      await page.clock.install();
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.getByRole('group', { name: 'Health plans' }).scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      for (let step = 0; step < 4; step += 1) {
        const before = await atEdge(page);
        await page.clock.runFor(2_000);
        await expect.poll(() => atEdge(page)).not.toBe(before);
      }
    });
});
