/**
 * `pnpm bench [path…]`: compares the composed site with its floor and a monolith of the same pages, in turns,
 * on a cheap phone. `--json file` keeps every visit, `--markdown file` the tables; `--only
 * pages|navigations|returns` measures a part; `--before origin` also measures a running site of an earlier commit.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launch } from './browser';
import { measureNavigations } from './measure-navigations';
import { measurePages } from './measure-pages';
import { measureReturns, releaseAnew, type Change } from './measure-return';
import { navigationTable, returnTable } from './navigation-table';
import { pages } from './pages';
import { pageTable } from './page-table';
import { startSites } from './start-sites';
import { summaryTable } from './summary-table';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    markdown: { type: 'string' },
    only: { type: 'string' },
    before: { type: 'string' },
  },
});
const runs = Number(process.env.BENCH_RUNS ?? 5);
const unknown = positionals.filter((address) => !pages.some((page) => page.address === address));
if (unknown.length > 0)
  throw new Error(
    `Not measured: ${unknown.join(', ')}. There are: ${pages.map((page) => page.address).join(' ')}`,
  );
const wanted = pages.filter(({ address }) => positionals.length === 0 || positionals.includes(address));
const part = (name: string): boolean => (values.only ? values.only === name : true);
// Pages that are named as arguments are measured without navigations and returns.
const rest = (name: string): boolean => part(name) && (positionals.length === 0 || values.only === name);

const tables: string[] = [];
const raw: Record<string, unknown> = { runs, at: new Date().toISOString() };
const say = (text: string): void => {
  tables.push(text);
  console.log(`\n${text}`);
};

const sites = await startSites();
const browser = await launch();
try {
  if (part('pages')) {
    const results = await measurePages({
      browser,
      sites,
      pages: wanted,
      runs,
      before: values.before,
      report: (one) => say(pageTable(one)),
    });
    raw.pages = results;
    say(summaryTable(results));
  }
  if (rest('navigations')) {
    const results = await measureNavigations({ browser, sites, runs });
    raw.navigations = results;
    say(navigationTable(results));
  }
  if (rest('returns')) {
    const addresses = ['/conditions', '/health-plans'];
    const change: Change = {
      remote: 'mf-conditions',
      version: '9.0.0-bench001',
      file: 'src/conditions/conditions.words.ts',
      words: 'from wherever you are',
    };
    const changed = new Set<string>();
    const composed = await measureReturns(browser, sites.composed.url, addresses, async () => {
      for (const address of await releaseAnew(sites.composed, change)) changed.add(address);
    });
    const monolith = await measureReturns(browser, sites.monolith.url, addresses);
    raw.returns = { composed, monolith };
    say(returnTable(composed, monolith, change, changed));
  }
} finally {
  await browser.close();
  await sites.close();
  if (values.json) await writeFile(values.json, JSON.stringify(raw, null, 2));
  if (values.markdown) await writeFile(values.markdown, `${tables.join('\n\n')}\n`);
}
