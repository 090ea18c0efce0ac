// `npm test`: every check of the project from a fresh clone. A failing step does not stop the ones after it.
// The last line is `N passed, N failed`. What passed is not run again until an input of it changes;
// `--force` runs everything, `--shard 1/3` a third of the unit and browser tests (docs/adr/0392).
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, ensureServers, machinePrograms } from './ensure-tools.mjs';
import { describeMachine, hashFiles, hashInputs, openKept, readHead } from './kept-results.mjs';
import { checkNode, install, repository } from './prepare.mjs';
import { planUnitTests } from './unit-tests.mjs';

const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, shard: { type: 'string' } },
});
const { force, shard } = values;
const [part, parts] = (/^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? []).slice(1).map(Number);
if (!(part >= 1 && part <= parts)) {
  console.error(`--shard ${shard}: expected the number of a part and how many there are, such as 1/3.`);
  process.exit(1);
}

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

const bySharding = shard ? [`--shard=${shard}`] : [];
const state = attempt(openState);

const steps = [
  { name: 'format', command: [bin('prettier'), '--check', '.'], count: asOneCheck },
  { name: 'lint', command: [bin('eslint'), '--max-warnings', '0', '.'], count: asOneCheck },
  {
    name: 'types',
    command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'],
    count: asOneCheck,
  },
  { name: 'unused', command: [bin('knip'), '--no-config-hints'], count: asOneCheck },
  // Advisories of the registry change without an input: never kept.
  {
    name: 'packages',
    command: [bin('tsx'), 'ops/src/deploy/check-packages.ts'],
    count: asOneCheck,
    neverKept: true,
  },
  {
    name: 'unit and api',
    command: [bin('jest'), '--maxWorkers=100%', '--json', `--outputFile=${jestResult}`, ...bySharding],
    count: fromJest,
    run: runUnitTests,
  },
  // Builds what is missing in dist/, which is no input of a check.
  { name: 'build', command: [bin('tsx'), 'ops/src/build/main.ts'], count: asOneCheck, neverKept: true },
  {
    name: 'browser',
    command: [
      join('e2e', 'node_modules', '.bin', 'playwright'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--reporter=line,json',
      ...bySharding,
    ],
    count: fromPlaywright,
    readsHistory: true,
  },
];

const total = { passed: 0, failed: 0, skipped: 0, kept: 0 };
const report = [];
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name.split(' ')[0])) continue;
  // The first part makes the checks that cannot be divided; each part needs the build.
  if (part > 1 && step.count === asOneCheck && step.name !== 'build') continue;
  console.log(`\n== ${step.name}`);
  const began = Date.now();
  const counted = await (step.run ?? runOrKeep)(step);
  for (const key of Object.keys(total)) total[key] += counted[key] ?? 0;
  report.push({ step: step.name, seconds: Math.round((Date.now() - began) / 1000), ...counted });
}
rmSync(scratch, { recursive: true, force: true });

console.log('');
for (const { step, seconds, ...counted } of report) {
  const words = inWords(counted);
  console.log(`${step.padEnd(14)} ${String(seconds).padStart(5)} s   ${words}`);
}
const failed = total.failed > 0 || total.passed === 0;
process.exitCode = failed ? 1 : 0;
console.log(`\n${inWords(total)}`);

/** `kept` ones are among those that passed. */
function inWords({ passed, failed, skipped, kept }) {
  return [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
    ...(kept ? [`${kept} kept`] : []),
  ].join(', ');
}

/** Where results cannot be kept or read, every test runs, as it does without kept ones. */
function attempt(work) {
  try {
    return work();
  } catch (error) {
    console.log(`No results are kept: ${error.message}`);
    return undefined;
  }
}

/** What results are kept by; undefined where none are: without git, and in a part of the tests. */
function openState() {
  const files = shard ? undefined : hashFiles(repository);
  if (!files) return undefined;
  const results = openKept(join(repository, 'node_modules', '.cache', 'ilera-test'));
  const machine = describeMachine(repository, env, machinePrograms());
  return { files, machine, history: readHead(repository), results, force };
}

/** Whether no file was changed while something ran: its result is then of the inputs that it had before. */
function isUnchanged() {
  const now = hashFiles(repository);
  return now !== undefined && hashInputs(now, '', '') === hashInputs(state.files, '', '');
}

/** The step's kept result, or that of a run. */
async function runOrKeep(step) {
  const ofStep = [...step.command.slice(1), step.readsHistory ? state?.history : ''].join('\n');
  const inputs = state && hashInputs(state.files, state.machine, ofStep);
  const kept = inputs && !force && !step.neverKept ? state.results.read(step.name, inputs) : undefined;
  if (kept) {
    console.log('kept: nothing has changed since it passed');
    return { ...kept, kept: kept.passed };
  }
  const counted = await runAndCount(step);
  if (inputs && !step.neverKept)
    attempt(() => isUnchanged() && state.results.write(step.name, inputs, counted));
  return counted;
}

async function runAndCount({ command, count }) {
  const code = await run(command);
  const counted = count(code);
  // A runner that failed without a failed test (it could not start, a file did not compile) counts as a
  // failure.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

/** Runs the groups of unit tests of which an input has changed. */
async function runUnitTests(step) {
  const options = { repository, jest: bin('jest') };
  const plan = attempt(() => planUnitTests({ ...options, state })) ?? planUnitTests(options);
  if (plan.files?.length === 0) {
    console.log('kept: nothing has changed since they passed');
    return plan.kept;
  }
  const chosen = plan.files ? ['--runTestsByPath', ...plan.files] : [];
  const counted = await runAndCount({ ...step, command: [...step.command, ...chosen] });
  if (state) attempt(() => isUnchanged() && plan.keep(jestResult));
  return {
    passed: counted.passed + plan.kept.passed,
    failed: counted.failed,
    skipped: (counted.skipped ?? 0) + plan.kept.skipped,
    kept: plan.kept.kept,
  };
}

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
