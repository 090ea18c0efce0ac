/**
 * `pnpm bench:squad`: how long one remote's squad waits: for a change to be published, for `npm test` in a fresh clone,
 * for the site to start again, for a change to show while developing. `--remote`, `--file`, `--words` and `--page` name another remote's source, words in it, and the
 * page that shows them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRepository } from '../../../ops/src/common/repository';
import { median } from '../measure/repeat';
import { table } from '../tables';
import { measureHotReload } from './measure-hot-reload';
import { measureFreshClone, measurePublish, measureStart } from './measure-npm';

const { values } = parseArgs({
  options: {
    remote: { type: 'string', default: 'mf-plans' },
    file: { type: 'string', default: 'src/health-plans/health-plans.words.ts' },
    words: { type: 'string', default: 'There is something for everyone' },
    page: { type: 'string', default: '/health-plans' },
  },
});
const runs = Number(process.env.BENCH_RUNS ?? 3);
const repository = findRepository();
const folder = await mkdtemp(path.join(tmpdir(), 'ilera-squad-'));
const squad = { repository, folder, runs, ...values };

const rows: string[][] = [];
const inSeconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(2)} s` : 'never';
const note = (name: string, milliseconds: number[], most: number): void => {
  const middle = median(milliseconds);
  const each = milliseconds.map(inSeconds).join(', ');
  rows.push([name, inSeconds(middle), each, `≤ ${most} s`, middle <= most * 1000 ? 'yes' : '**no**']);
  console.log(`${name}: ${each}`);
};
try {
  const published = await measurePublish(squad);
  note(`${squad.remote}: change → published`, published.warm, 25);
  note(`${squad.remote}: the same, without the build cache`, published.cold, 25);
  note('`npm start` again without changes', await measureStart(squad), 15);
  note(`${squad.remote}: change → in the browser (hot reload)`, await measureHotReload(squad), 1);
  note('`npm test` in a fresh clone', await measureFreshClone(squad), 480);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${table(['a squad waits', 'median', 'each', 'target', 'met'], rows)}`);
