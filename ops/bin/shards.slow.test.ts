import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findRepository } from '../src/common/repository';
import { temporaryFolders } from '../src/testing/fake-releases';
import { isSlow } from './plan-groups.mjs';
import { chooseUnitFiles } from './unit-tests.mjs';

const root = findRepository();
jest.setTimeout(600_000);

const shards = ['1/4', '2/4', '3/4', '4/4'];
const list = (program: string, ...args: string[]) =>
  execFileSync(join(root, program), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    // Playwright refuses to list anything where jest seems to run it.
    env: { ...process.env, FORCE_COLOR: '0', JEST_WORKER_ID: undefined },
  })
    .split('\n')
    .filter((line) => /\.(?:test|spec)\.tsx?/.test(line))
    .map((line) => line.trim())
    .sort();

const nextFolder = temporaryFolders();
const listUnit = (...args: string[]) => list('node_modules/.bin/jest', '--listTests', ...args);

it.each([
  ['unit', listUnit],
  [
    'unit, without slow ones,',
    (...args: string[]) => {
      const fast = listUnit().filter((file) => !isSlow(file));
      return listUnit(...chooseUnitFiles(nextFolder(), fast), ...args);
    },
  ],
  [
    'browser',
    (...args: string[]) =>
      list('e2e/node_modules/.bin/playwright', 'test', '-c', 'e2e/playwright.config.ts', '--list', ...args),
  ],
])('four parts of the %s tests are all of them, each once (Q69)', (_kind, listTests) => {
  const parts = shards.map((shard) => listTests(`--shard=${shard}`));
  for (const part of parts) expect(part.length).toBeGreaterThan(0);
  expect(parts.flat().sort()).toEqual(listTests());
});
