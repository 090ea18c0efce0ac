import type { Page } from '@playwright/test';

/** Makes the page's processor six times slower, as that of a cheap phone is. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
