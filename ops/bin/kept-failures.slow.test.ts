import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../src/common/repository';
import { temporaryFolders } from '../src/testing/fake-releases';
import { everything, makeTestedRepository, passing } from '../src/testing/tested-repository';

const nextFolder = temporaryFolders();
// Each run of jest is a process of its own.
jest.setTimeout(900_000);

const realJest = join(findRepository(), 'node_modules', '.bin', 'jest');

it('a failure is never kept, and takes away what was kept before it', () => {
  const { write, run, folder } = makeTestedRepository(nextFolder(), realJest);
  expect(run()).toEqual(everything);
  expect(run()).toEqual([]);
  write('mf-a/x.js', 'module.exports = 2;');
  expect(run()).toEqual(['mf-a', 'ops']);
  expect(run()).toEqual(['mf-a']);
  // A test file that does not compile is a failure of its group.
  write('mf-b/x.test.js', 'it(');
  expect(run()).toEqual(['mf-a', 'mf-b', 'ops']);
  expect(run()).toEqual(['mf-a', 'mf-b']);
  write('mf-a/x.js', 'module.exports = 1;');
  write('mf-b/x.test.js', passing);
  run();
  expect(run()).toEqual([]);
  // A file that another program damaged is no result.
  const kept = join(folder, 'node_modules', '.cache', 'ilera-test');
  for (const file of readdirSync(kept)) writeFileSync(join(kept, file), '{"inputs":');
  expect(run()).toEqual(everything);
});
