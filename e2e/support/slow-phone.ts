import { expect, type Page } from '@playwright/test';

/** The addresses of the shell's scripts. */
export const shellScripts = /\/assets\/shell\/.*\.js/;

/** Delays files, as a slow connection does; the result releases them. */
export async function hold(page: Page, files = shellScripts): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => undefined); // the visit may be over
  });
  return release;
}

/** Opens a page with all of the shell's scripts delayed; the result releases them. */
export async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const release = await hold(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#site').waitFor({ state: 'attached' });
  return release;
}

/** Waits until React has taken the page over. */
export const live = (page: Page) => expect(page.locator('[data-prerendered]')).toHaveCount(0);

/** Makes the page's processor six times slower, as that of a cheap phone is. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
