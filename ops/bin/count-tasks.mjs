/** The totals of passed and failed tests that jest and Playwright print last. */
const jestTotals = /^Tests: +(.*)$/gm;
const playwrightTotals = /^ +(\d+) (passed|failed|flaky|interrupted|did not run)\b/gm;
/** A failed test or file in jest's output, or a failed test in Playwright's, with the first lines of its error. */
const failed =
  /^(?:FAIL (.*?)(?: \([\d.]+ s\))?| {2}● (?!Console$)(.*)| {2}\d+\) (\[.*?\] › .*?)[ ─]*)$((?:\n+ {4}.*\S){0,20})/gm;
const lastLines = 10;

/**
 * Counts passed and failed tests in a run of turbo; a task without tests counts as one test.
 * @param summary turbo's output of --summarize
 * @param readLog reads a task's output, by the path of its log
 */
export function countTasks({ tasks }, readLog) {
  const total = { passed: 0, failed: 0 };
  for (const { command, execution, logFile } of tasks) {
    if (command === '<NONEXISTENT>') continue;
    const hasPassed = execution?.exitCode === 0;
    // turbo writes no log for an uncached task.
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
 * Lists failed tasks, each with its failed tests and the first lines of their errors, or else the end of its output.
 * @param summary turbo's output of --summarize
 * @param readLog reads a task's output, by the path of its log
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
