import { readFileSync } from 'node:fs';
import { countTasks, listFailures } from './count-tasks.mjs';

const count = (exitCode: number | undefined, log: string, command = 'jest') =>
  countTasks(
    { tasks: [{ command, logFile: 'log', ...(exitCode === undefined ? {} : { execution: { exitCode } }) }] },
    () => log,
  );

it.each([
  ['tests of jest', 0, 'Tests:       1 skipped, 12 passed, 13 total\n', { passed: 12, failed: 0 }],
  ['failed tests of jest', 1, 'Tests:       2 failed, 12 passed, 14 total\n', { passed: 12, failed: 2 }],
  ['a file that does not compile', 1, 'Tests:       12 passed, 12 total\n', { passed: 12, failed: 1 }],
  [
    'tests of Playwright',
    0,
    '  1 flaky\n    a test\n  2 skipped\n  7 passed (3.1m)\n',
    { passed: 8, failed: 0 },
  ],
  [
    'failed tests of Playwright',
    1,
    '  1 failed\n  3 did not run\n  7 passed (3.1m)\n',
    { passed: 7, failed: 4 },
  ],
  ['a check', 0, 'All files are formatted\n', { passed: 1, failed: 0 }],
  ['a check that failed', 1, 'not formatted\n', { passed: 0, failed: 1 }],
  ['a runner that did not start', 127, '', { passed: 0, failed: 1 }],
  ['a task whose own tasks failed', undefined, '', { passed: 0, failed: 1 }],
])('counts %s', (_what, exitCode, log, expected) => {
  expect(count(exitCode, log)).toEqual(expected);
});

it('counts nothing for a task without a script', () => {
  expect(count(undefined, '', '<NONEXISTENT>')).toEqual({ passed: 0, failed: 0 });
});

it('counts a check of which no log is kept', () => {
  const packages = { command: 'tsx check-packages.ts', execution: { exitCode: 0 } };
  expect(countTasks({ tasks: [packages] }, (file) => readFileSync(file, 'utf8'))).toEqual({
    passed: 1,
    failed: 0,
  });
});

const jestLog = `PASS server src/a.test.ts
FAIL server src/plans/b.test.ts (5.4 s)
  ● Console

    console.log
      a detail

  ● renewal › charges once

    expect(received).toBe(expected)

      ● a bullet of the page

FAIL server src/c.test.ts
  ● Test suite failed to run

    SyntaxError: Unexpected token

Summary of all failing tests
FAIL server src/plans/b.test.ts (5.4 s)
  ● renewal › charges once

    expect(received).toBe(expected)

      ● a bullet of the page

Tests:       1 failed, 12 passed, 13 total
`;
const playwrightLog = `[1/9] [fast] › specs/plans.spec.ts:12:3 › buys a plan
  1) [fast] › specs/plans.spec.ts:12:3 › buys a plan ──────────────

    Error: expect(locator).toBeVisible() failed

    Call log:
      - waiting for getByText('Payment received')

  1 failed
    [fast] › specs/plans.spec.ts:12:3 › buys a plan ───────────────
  8 passed (1.2m)
`;

it('names the failed tests of each failed task, each with the first lines of its error', () => {
  const logs: Record<string, string> = {
    jest: jestLog,
    playwright: playwrightLog,
    lint: '\na.ts\n  1:1  error  no-undef\n',
  };
  const tasks = [
    { taskId: 'api#unit', logFile: 'jest', execution: { exitCode: 1 } },
    { taskId: 'e2e#browser', logFile: 'playwright', execution: { exitCode: 1 } },
    { taskId: 'ops#lint', logFile: 'lint', execution: { exitCode: 1 } },
    { taskId: 'ops#types', logFile: 'types', execution: { exitCode: 0 } },
    { taskId: '//#audit', execution: { exitCode: 1 } },
    { taskId: 'ops#unit', logFile: 'unit' },
  ].map((task) => ({ command: 'command', ...task }));

  const lines = listFailures({ tasks }, (file) => logs[file] ?? '');

  expect(lines).toEqual([
    'api#unit failed',
    '  server src/plans/b.test.ts',
    ['  renewal › charges once', '    expect(received).toBe(expected)', '      ● a bullet of the page'].join(
      '\n',
    ),
    '  server src/c.test.ts',
    '  Test suite failed to run\n    SyntaxError: Unexpected token',
    'e2e#browser failed',
    [
      '  [fast] › specs/plans.spec.ts:12:3 › buys a plan',
      '    Error: expect(locator).toBeVisible() failed',
      '    Call log:',
      "      - waiting for getByText('Payment received')",
    ].join('\n'),
    'ops#lint failed',
    '  a.ts',
    '  1:1  error  no-undef',
    '//#audit failed',
    'ops#unit did not run',
  ]);
});
