// Plain Node: which unit tests to run, and what came of each file.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupOf, isInputOf, readsHistory } from './test-groups.mjs';
import { isSlow, planGroups } from './plan-groups.mjs';

/**
 * Splits jest's tests into groups, of which those run that must.
 * @param changed the files that count; undefined: all
 * @param slow whether slow tests run too
 */
export function planUnitTests({ repository, jest, state, changed, slow }) {
  if (!state && !changed && slow) return planGroups({ kind: 'unit', groups: [] });
  const listed = spawnSync(jest, ['--listTests', '--json'], { cwd: repository, encoding: 'utf8' });
  if (listed.status !== 0) return planGroups({ kind: 'unit', groups: [] });
  const groups = new Map();
  for (const test of JSON.parse(listed.stdout)) {
    const folder = groupOf(repository, test);
    const name = isSlow(test) ? `${folder}, slow` : folder;
    const own = groups.get(name) ?? {
      name,
      files: [],
      isInput: (file) => isInputOf(folder, file),
      readsHistory: readsHistory(folder),
    };
    own.files.push(test);
    groups.set(name, own);
  }
  return planGroups({ kind: 'unit', groups: [...groups.values()], state, changed, slow });
}

/**
 * jest's arguments that choose exactly these files. As arguments themselves it would print them all.
 * @param folder where the module is written by which it chooses
 */
export function chooseUnitFiles(folder, files) {
  const filter = join(folder, 'jest-filter.cjs');
  writeFileSync(filter, `module.exports = async () => ({ filtered: ${JSON.stringify(files)} });\n`);
  return ['--filter', filter];
}

/** What jest's result says of each file, by its path. A file that did not compile counts as failed. */
export function countUnitFiles(result) {
  const counts = new Map();
  for (const { name, status, assertionResults } of result?.testResults ?? []) {
    const count = (...wanted) => assertionResults.filter((one) => wanted.includes(one.status)).length;
    counts.set(name, {
      passed: count('passed'),
      failed: status === 'passed' ? 0 : Math.max(1, count('failed')),
      skipped: count('pending', 'todo', 'skipped', 'disabled'),
    });
  }
  return (file) => counts.get(file);
}

/** What jest's result says of the whole run; a failure where there is none. */
export function countUnitTests(result) {
  if (!result) return { passed: 0, failed: 1 };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}
