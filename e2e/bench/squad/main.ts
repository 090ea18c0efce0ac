/**
 * `pnpm bench:squad`: how long a squad waits for a change to be published. `--remote`, `--file` and `--words` name another
 * remote's source and words in it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRepository } from '../../../ops/src/common/repository';
import { median } from '../measure/repeat';
import { table } from '../tables';
import { measurePublish } from './measure-publish';

const { values } = parseArgs({
  options: {
    remote: { type: 'string', default: 'mf-plans' },
    file: { type: 'string', default: 'src/health-plans/health-plans.words.ts' },
    words: { type: 'string', default: 'There is something for everyone' },
  },
});
const runs = Number(process.env.BENCH_RUNS ?? 3);
const folder = await mkdtemp(path.join(tmpdir(), 'ilera-squad-'));
const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
try {
  const { warm, cold } = await measurePublish({ repository: findRepository(), folder, runs, ...values });
  const row = (name: string, times: number[]) => [
    name,
    inSeconds(median(times)),
    times.map(inSeconds).join(', '),
  ];
  console.log(
    table(
      [`${values.remote}: change → published`, 'median', 'each'],
      [row('with the build cache', warm), row('without', cold)],
    ),
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
