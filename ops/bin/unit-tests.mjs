// Plain Node: runs the unit tests whose results are not kept, and keeps those that passed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hashInputs } from './kept-results.mjs';
import { groupOf, isInputOf, theRest } from './test-groups.mjs';

const none = { passed: 0, failed: 0, skipped: 0, kept: 0 };

/**
 * Splits the tests of jest into those with kept results and the others.
 * @returns the files to run (undefined: all), what was kept, and how to keep the results of this run
 */
export function planUnitTests({ repository, jest, state }) {
  if (!state) return { files: undefined, kept: none, keep: () => undefined };
  const listed = spawnSync(jest, ['--listTests', '--json'], { cwd: repository, encoding: 'utf8' });
  const tests = listed.status === 0 ? JSON.parse(listed.stdout) : [];
  const groups = new Map();
  for (const test of tests) {
    const name = groupOf(repository, test);
    groups.set(name, [...(groups.get(name) ?? []), test]);
  }
  const inputsOf = (group) =>
    hashInputs(
      state.files,
      state.machine,
      `unit ${group} ${group === theRest ? state.history : ''}`,
      (file) => isInputOf(group, file),
    );
  const kept = { ...none };
  const files = [];
  const running = [];
  for (const [group, own] of groups) {
    const counts = state.force ? undefined : state.results.read(`unit ${group}`, inputsOf(group));
    if (counts) {
      kept.passed += counts.passed;
      kept.skipped += counts.skipped ?? 0;
      kept.kept += counts.passed;
    } else {
      files.push(...own);
      running.push([group, own, inputsOf(group)]);
    }
  }
  const keep = (resultFile) => {
    const results = readResults(resultFile);
    for (const [group, own, inputs] of running) {
      const ofGroup = own.map((file) => results.get(file));
      if (ofGroup.some((result) => result?.status !== 'passed'))
        state.results.write(`unit ${group}`, inputs, none);
      else state.results.write(`unit ${group}`, inputs, sum(ofGroup));
    }
  };
  return { files: files.length === tests.length ? undefined : files, kept, keep };
}

function readResults(file) {
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(testResults.map((result) => [result.name, result]));
  } catch {
    return new Map();
  }
}

function sum(results) {
  const statuses = results.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('pending', 'todo', 'skipped', 'disabled'),
  };
}
