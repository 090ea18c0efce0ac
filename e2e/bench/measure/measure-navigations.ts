import type { Browser } from '@playwright/test';
import { retryMeasurement } from './repeat';
import { measureNavigation } from './measure-navigation';
import type { NavigationResult } from '../navigation-table';
import { navigations } from '../pages';
import type { Sites } from '../sites/start-sites';

interface Options {
  browser: Browser;
  sites: Sites;
  runs: number;
}

/** Measures each navigation with each intent, both sites in turn. */
export async function measureNavigations({ browser, sites, runs }: Options): Promise<NavigationResult[]> {
  const results: NavigationResult[] = [];
  for (const { from, to, intents } of navigations) {
    for (const intent of intents) {
      const target = sites.fill(to);
      const result: NavigationResult = { from, to: target, intent, times: { monolith: [], composed: [] } };
      for (let run = 0; run < runs; run += 1)
        for (const site of ['monolith', 'composed'] as const)
          result.times[site].push(
            await retryMeasurement(`${site} ${from} → ${target}`, () =>
              measureNavigation(browser, { url: sites[site].url + from, to: target, intent }),
            ),
          );
      results.push(result);
    }
  }
  return results;
}
