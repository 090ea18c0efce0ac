import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { screenHeading, waitForPage } from '../../support/screens';

/** Addresses at which visits begin. */
export const paths = ['/', '/conditions', '/health-plans', '/auth/sign-in', '/waitlist', '/blog'];

/** The results of the visits with browsers. */
export const seen = {
  navigations: 0,
  failed: [] as string[],
  forms: 0,
  lostEntries: [] as string[],
  /** Pages on which foreign code ran. */
  foreign: [] as string[],
};

/** Loads a page, then follows links of the site. */
export async function walk({ url }: TestSite, page: Page, turn: number): Promise<void> {
  const look = async (where: string): Promise<void> => {
    seen.navigations += 1;
    try {
      await waitForPage(page);
      if (await page.evaluate(() => 'PWNED' in globalThis)) seen.foreign.push(where);
    } catch (error) {
      seen.failed.push(`${where}: ${String(error).split('\n')[0] ?? ''}`);
    }
  };
  const path = paths[turn % paths.length] ?? '/';
  await page.goto(url + path).catch((error: unknown) => seen.failed.push(`${path}: ${String(error)}`));
  await look(path);
  for (const name of ['Conditions', 'Health Plans', 'Home']) {
    await pause(1000 + Math.random() * 3000);
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
    if (!(await link.isVisible().catch(() => false))) continue;
    await link.click().catch((error: unknown) => seen.failed.push(`${path} → ${name}: ${String(error)}`));
    await look(`${path} → ${name}`);
  }
}

/** Fills in a form, waits while the site changes, and checks that the entries are still there. */
export async function fillForm({ url }: TestSite, page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: /e-?mail/i }).first();
  try {
    await page.goto(`${url}/auth/sign-in`);
    await screenHeading(page).waitFor({ timeout: 30_000 });
    await field.fill('ada@ilera.example', { timeout: 30_000 });
    const before = (await (await fetch(`${url}/_health`)).json()) as { revision: number };
    const deadline = Date.now() + 30_000;
    while (
      ((await (await fetch(`${url}/_health`)).json()) as { revision: number }).revision === before.revision
    ) {
      if (Date.now() > deadline) return;
      await pause(250);
    }
    await pause(1500);
    seen.forms += 1;
    const kept = await field.inputValue();
    if (kept !== 'ada@ilera.example') seen.lostEntries.push(`sign-in: "${kept}"`);
  } catch (error) {
    seen.failed.push(`form: ${String(error).split('\n')[0] ?? ''}`);
  }
}
