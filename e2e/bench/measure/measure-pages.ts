import type { Browser } from '@playwright/test';
import { retryMeasurement } from './repeat';
import { measurePress } from './measure-press';
import { measurePageLoad } from './measure-page-load';
import type { PageResult } from '../page-rows';
import type { BenchPage } from '../pages';
import type { Sites } from '../sites/start-sites';

interface Options {
  browser: Browser;
  sites: Sites;
  pages: BenchPage[];
  runs: number;
  /** Called with each page once it is measured. */
  report(result: PageResult): void;
}

/** Measures each page: in every run each site in turn, first its load, then the response of its button. */
export async function measurePages(options: Options): Promise<PageResult[]> {
  const { browser, sites, pages, runs, report } = options;
  const floor = await sites.serveFloorOf(browser, pages);
  const results: PageResult[] = [];
  for (const page of pages) {
    const { who, words, button, effect } = page;
    const press = button && effect && { button, effect };
    const address = sites.fill(page.address);
    const stored = who === 'account' ? sites.stored : undefined;
    const urls = {
      floor: floor.url + address,
      monolith: sites.monolith.url + address,
      rendered: sites.rendered.url + address,
      composed: sites.composed.url + address,
    };
    // A page that cannot be server-rendered is still measured; its column stays empty.
    const rendered = await sites.rendered.learn(browser, address, stored).then(
      () => ['rendered'] as const,
      (error: unknown) => {
        console.error(`The server-rendered monolith does not come alive on ${address}:`, error);
        return [];
      },
    );
    // Work that a server does once, such as compressing a file, does not count.
    for (const url of Object.values(urls)) await fetch(url, { headers: { 'accept-encoding': 'br' } });
    if (press)
      await retryMeasurement(`first press on ${address}`, () =>
        measurePress(browser, urls.monolith, press, stored),
      );

    const result: PageResult = {
      address,
      words,
      visits: { floor: [], monolith: [], rendered: [], composed: [] },
      presses: { monolith: [], rendered: [], composed: [] },
    };
    for (let run = 0; run < runs; run += 1) {
      for (const site of ['floor', 'monolith', ...rendered, 'composed'] as const)
        result.visits[site].push(
          await retryMeasurement(`${site} ${address}`, () => measurePageLoad(browser, urls[site], stored)),
        );
      if (!press) continue;
      for (const site of ['monolith', ...rendered, 'composed'] as const)
        result.presses[site].push(
          await retryMeasurement(`press on ${site} ${address}`, () =>
            measurePress(browser, urls[site], press, stored),
          ),
        );
    }
    results.push(result);
    report(result);
  }
  return results;
}
