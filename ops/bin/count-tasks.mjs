/** What jest and Playwright say last of how many tests passed and failed. */
const jestTotals = /^Tests: +(.*)$/gm;
const playwrightTotals = /^ +(\d+) (passed|failed|flaky|interrupted|did not run)\b/gm;
/** Where jest names a failed test or file, and Playwright a test, with the first lines of its error. */
const failed =
  /^(?:FAIL (.*?)(?: \([\d.]+ s\))?| {2}● (?!Console$)(.*)| {2}\d+\) (\[.*?\] › .*?)[ ─]*)$((?:\n+ {4}.*\S){0,20})/gm;
const lastLines = 10;

/**
 * Sums up a run of turbo: the tests of tasks that are tests, and one for each other task.
 * @param summary what turbo wrote for --summarize
 * @param readLog gives what a task printed, by the path of its log
 * @returns how many passed and failed
 */
export function countTasks({ tasks }, readLog) {
  const total = { passed: 0, failed: 0 };
  for (const { command, execution, logFile } of tasks) {
    if (command === '<NONEXISTENT>') continue;
    const hasPassed = execution?.exitCode === 0;
    // turbo keeps no log of a task that it does not cache.
    const tests = execution && logFile ? countTests(readLog(logFile)) : undefined;
    total.passed += tests ? tests.passed : hasPassed ? 1 : 0;
    total.failed += hasPassed ? 0 : tests?.failed || 1;
  }
  return total;
}

function countTests(log) {
  const words = [...log.matchAll(jestTotals)].at(-1)?.[1];
  const counts = words
    ? [...words.matchAll(/(\d+) (\w+)/g)].map(([, count, word]) => [word, Number(count)])
    : [...log.matchAll(playwrightTotals)].map(([, count, word]) => [word, Number(count)]);
  if (counts.length === 0) return undefined;
  const sum = (...names) =>
    counts.reduce((all, [name, count]) => (names.includes(name) ? all + count : all), 0);
  return { passed: sum('passed', 'flaky'), failed: sum('failed', 'interrupted', 'did not run') };
}

/**
 * Says what failed: each task, with its failed tests and the first lines of each error, or else the end of what it printed.
 * @param summary what turbo wrote for --summarize
 * @param readLog gives what a task printed, by the path of its log
 * @returns lines
 */
export function listFailures({ tasks }, readLog) {
  return tasks
    .filter(({ command, execution }) => command !== '<NONEXISTENT>' && execution?.exitCode !== 0)
    .flatMap(({ taskId, execution, logFile }) => {
      const log = execution && logFile ? readLog(logFile) : '';
      const tests = [...log.matchAll(failed)].map(([, ...found]) => found.filter(Boolean).join(''));
      const lines =
        tests.length > 0 ? [...new Set(tests)] : log.split('\n').filter(Boolean).slice(-lastLines);
      return [
        `${taskId} ${execution ? 'failed' : 'did not run'}`,
        ...lines.map((line) => `  ${line.trim().replace(/\n+/g, '\n')}`),
      ];
    });
}
