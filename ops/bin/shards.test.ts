import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../src/common/repository';
import { temporaryFolders } from '../src/testing/fake-releases';
import { leftOutInWords, mergeReports } from './report.mjs';

const root = findRepository();
const nextFolder = temporaryFolders();

describe('the report of all parts (Q69)', () => {
  const row = (step: string, passed: number, failed = 0, seconds = 1) => ({ step, passed, failed, seconds });
  const reports = [
    { shard: '2/2', rows: [row('unit', 5, 1, 9), row('build', 1)] },
    { shard: '1/2', rows: [row('format', 1), row('unit', 6, 0, 3), row('build', 1)] },
  ];

  it('adds up the counts of each step', () => {
    const merged = mergeReports(reports);
    expect(merged.find(({ step }) => step === 'unit')).toMatchObject({ passed: 11, failed: 1, seconds: 9 });
    expect(merged.map(({ step }) => step).sort()).toEqual(['build', 'format', 'unit']);
  });

  it.each([
    ['missing', reports.slice(0, 1)],
    ['there twice', [...reports, ...reports.slice(0, 1)]],
    ['of another number of parts', [reports[0]!, { shard: '1/3', rows: [] }]],
    ['not there at all', []],
  ])('is none where a part is %s', (_what, some) => {
    expect(() => mergeReports(some)).toThrow(/Expected the reports of/);
  });

  it('is none of parts with slow tests and parts without them (Q77)', () => {
    expect(() => mergeReports(reports.map((report, index) => ({ ...report, all: index === 0 })))).toThrow(
      /some without/,
    );
    expect(mergeReports(reports.map((report) => ({ ...report, all: true })))).toHaveLength(3);
  });

  it('counts slow tests that each part has left out once (Q77)', () => {
    const parts = reports.map(({ shard, rows }) => ({
      shard,
      rows: rows.map((one) => (one.step === 'unit' ? { ...one, leftOut: 27 } : one)),
    }));
    expect(leftOutInWords(mergeReports(parts))).toMatch(/27 files.*--all/);
    expect(leftOutInWords(mergeReports(reports))).toBeUndefined();
  });

  it.each(['all', 'since'])('a flag that npm keeps for itself is refused: --%s', (flag) => {
    const { status, stderr } = spawnSync('npm', ['test', `--${flag}`, 'main', '--', 'format'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`npm test -- --${flag}`);
  });

  it('ends like that of a whole run', () => {
    const folder = nextFolder();
    const files = reports.map((report, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(report));
      return file;
    });
    const merge = (...some: string[]) =>
      spawnSync(process.execPath, ['ops/bin/run-tests.mjs', '--merge', ...some], {
        cwd: root,
        encoding: 'utf8',
      });
    const { stdout, status } = merge(...files);
    expect(stdout.trim().split('\n').at(-1)).toBe('14 passed, 1 failed');
    expect(status).toBe(1);
    expect(merge(files[0]!)).toMatchObject({ status: 1, stderr: expect.stringContaining('found 2/2') });
  });
});
