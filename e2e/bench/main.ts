/**
 * `pnpm bench [path…]`: compares the composed site with its floor and a monolith of the same pages, in turns,
 * on a cheap phone. `--markdown file` keeps the tables; `--only pages|navigations|visit` measures a part.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { stepOverYearEndHere } from '../support/ahead-of-year-end';
import { launch } from './browser';
import { measureNavigations } from './measure/measure-navigations';
import { measurePages } from './measure/measure-pages';
import { measureVisit } from './measure/measure-visit';
import { navigationTable } from './navigation-table';
import { pages } from './pages';
import { pageTable, summaryTable } from './tables';
import { startSites } from './sites/start-sites';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    markdown: { type: 'string' },
    only: { type: 'string' },
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
// Pages that are named as arguments are measured without navigations.
const rest = (name: string): boolean => part(name) && (positionals.length === 0 || values.only === name);

const tables: string[] = [];
const say = (text: string): void => {
  tables.push(text);
  console.log(`\n${text}`);
};

// The visit books 31 December.
await stepOverYearEndHere();
const sites = await startSites();
const browser = await launch();
try {
  if (part('pages')) {
    const results = await measurePages({
      browser,
      sites,
      pages: wanted,
      runs,
      report: (one) => say(pageTable(one)),
    });
    say(summaryTable(results));
  }
  if (rest('navigations')) {
    const results = await measureNavigations({ browser, sites, runs });
    say(navigationTable(results));
  }
  if (rest('visit')) say(await measureVisit(browser, sites));
} finally {
  await browser.close();
  await sites.close();
  if (values.markdown) await writeFile(values.markdown, `${tables.join('\n\n')}\n`);
}
