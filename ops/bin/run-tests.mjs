// `npm test`: every check of the project from a fresh clone. A failing step does not stop the ones after it.
// The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureServers } from './ensure-tools.mjs';
import { checkNode, install, repository } from './prepare.mjs';

checkNode();
install();
process.chdir(repository);
const chromium = ensureChromium();
ensureServers();

const scratch = mkdtempSync(join(tmpdir(), 'ilera-test-'));
const jestResult = join(scratch, 'jest.json');
const browserResult = join(scratch, 'playwright.json');
const bin = (name) => join(repository, 'node_modules', '.bin', name);
const env = {
  ...process.env,
  CI: process.env.CI ?? 'true',
  FORCE_COLOR: '0',
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserResult,
  ...(chromium ? { PLAYWRIGHT_CHROMIUM_PATH: chromium } : {}),
};

const steps = [
  { name: 'format', command: [bin('prettier'), '--check', '.'], count: asOneCheck },
  { name: 'lint', command: [bin('eslint'), '--max-warnings', '0', '.'], count: asOneCheck },
  {
    name: 'types',
    command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'],
    count: asOneCheck,
  },
  { name: 'unused', command: [bin('knip'), '--no-config-hints'], count: asOneCheck },
  { name: 'packages', command: [bin('tsx'), 'ops/src/deploy/check-packages.ts'], count: asOneCheck },
  {
    name: 'unit and api',
    command: [bin('jest'), '--maxWorkers=100%', '--json', `--outputFile=${jestResult}`],
    count: fromJest,
  },
  { name: 'build', command: [bin('tsx'), 'ops/src/build/main.ts'], count: asOneCheck },
  {
    name: 'browser',
    command: [
      join('e2e', 'node_modules', '.bin', 'playwright'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--reporter=line,json',
    ],
    count: fromPlaywright,
  },
];

const only = process.argv.slice(2);
const total = { passed: 0, failed: 0, skipped: 0 };
const report = [];
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name.split(' ')[0])) continue;
  console.log(`\n== ${step.name}`);
  const began = Date.now();
  const code = await run(step.command);
  const counted = step.count(code);
  // A runner that failed without a failed test (it could not start, a file did not compile) counts as a
  // failure.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(total)) total[key] += counted[key] ?? 0;
  report.push({ step: step.name, seconds: Math.round((Date.now() - began) / 1000), ...counted });
}
rmSync(scratch, { recursive: true, force: true });

console.log('');
for (const { step, seconds, passed, failed, skipped } of report) {
  const words = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])].join(
    ', ',
  );
  console.log(`${step.padEnd(14)} ${String(seconds).padStart(5)} s   ${words}`);
}
const failed = total.failed > 0 || total.passed === 0;
process.exitCode = failed ? 1 : 0;
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
);

function run([program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: repository, env, stdio: ['ignore', 'pipe', 'pipe'] });
    // jest --json also prints the whole result; only its progress, on the error stream, is shown.
    child.stdout.on('data', (chunk) => (args.includes('--json') ? undefined : process.stdout.write(chunk)));
    child.stderr.on('data', (chunk) => process.stdout.write(chunk));
    child.on('error', (error) => {
      console.log(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function asOneCheck(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function fromJest() {
  const result = readJson(jestResult);
  if (!result) return { passed: 0, failed: 1 };
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

function fromPlaywright() {
  const stats = readJson(browserResult)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
