import type { Browser } from '@playwright/test';
import { chooseSlot } from '../../support/people/guest';
import { openProfile, openTab, settle } from '../browser';
import { table } from '../tables';
import { kinds } from './record-traffic';
import type { Sites } from '../sites/start-sites';

/** Naira for a kilobyte, at N500 for a gigabyte. */
const nairaPerKb = 500 / 1_000_000;

/**
 * The data of a visit by links, in kilobytes: home, conditions, one condition, its booking, the checkout. The first
 * time, and once more in the same browser.
 */
export async function measureVisit(browser: Browser, sites: Sites): Promise<string> {
  const rows: string[][] = [];
  for (const site of ['monolith', 'composed'] as const) {
    const context = await openProfile(browser);
    for (const time of ['first', 'again']) {
      const tab = await openTab(context, { slow: false });
      const { page, traffic } = tab;
      await page.goto(`${sites[site].url}/`);
      await settle(tab);
      for (const address of ['/conditions', sites.fill('/condition/{id}')]) {
        await page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click();
        await settle(tab);
      }
      await page.locator('aside button', { hasText: 'Get Started' }).click();
      const booking = await chooseSlot(page, 'Video Consultation');
      await booking.getByRole('button', { name: 'Book appointment' }).click();
      await page.waitForURL(/\/conditioncheckout\//);
      await settle(tab);
      const fetched = traffic.fetched();
      const kilobytes = (of: typeof fetched) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      const all = kilobytes(fetched);
      const byKind = kinds.map((kind) => kilobytes(fetched.filter((one) => one.kind === kind)).toFixed(0));
      rows.push([site, time, all.toFixed(0), `N${(all * nairaPerKb).toFixed(2)}`, ...byKind]);
      await page.close();
    }
    await context.close();
  }
  return table(['a visit of five pages', '', 'kB', 'at N500 a GB', ...kinds], rows);
}
