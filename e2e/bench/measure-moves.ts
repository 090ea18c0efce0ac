import type { Browser } from '@playwright/test';
import { again } from './again';
import { measureMove } from './measure-move';
import type { MoveResult } from './move-table';
import { moves } from './pages';
import type { Sites } from './start-sites';

interface Options {
  browser: Browser;
  sites: Sites;
  runs: number;
}

/** Measures each move with each announcement, both sites in turn. */
export async function measureMoves({ browser, sites, runs }: Options): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const { from, to, intents } of moves) {
    for (const intent of intents) {
      const target = sites.fill(to);
      const result: MoveResult = { from, to: target, intent, times: { monolith: [], composed: [] } };
      for (let run = 0; run < runs; run += 1)
        for (const site of ['monolith', 'composed'] as const)
          result.times[site].push(
            await again(`${site} ${from} → ${target}`, () =>
              measureMove(browser, { url: sites[site].url + from, to: target, intent }),
            ),
          );
      results.push(result);
    }
  }
  return results;
}
