// `npm test`: the checks of the project from a fresh clone. A failing step does not stop the ones after it.
// The last line is `N passed, N failed`. What passed is not run again until an input of it changes
// (docs/adr/0392). `--all` runs slow tests too (docs/adr/0397), as pipelines do; `--force` what passed
// before as well; `--since main` what the changes of this branch can affect;
// `--shard 1/3` a third of the unit and browser tests, whose `--report` files `--merge` adds up.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedSince, filesToCheck, isInputOfStep } from './affected.mjs';
import { countBrowserTests, countSpecs, filterOf, planBrowserTests } from './browser-tests.mjs';
import { ensureTools, machinePrograms } from './ensure-tools.mjs';
import { findChromium } from './find-chromium.mjs';
import { describeMachine, hashFiles, hashInputs, openKept, readHead } from './kept-results.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import { checkNode, install, repository } from './prepare.mjs';
import { inWords, leftOutInWords, mergeReports, readReports, sum, writeTable } from './report.mjs';
import { runCommand, sideBySide } from './run-command.mjs';
import { chooseUnitFiles, countUnitFiles, countUnitTests, planUnitTests } from './unit-tests.mjs';

const options = {
  all: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  merge: { type: 'boolean', default: false },
  report: { type: 'string' },
  shard: { type: 'string' },
  since: { type: 'string' },
};
const ofNpm = Object.keys(options).find((name) => process.env[`npm_config_${name}`]);
if (ofNpm) end(`npm keeps --${ofNpm} for itself. Write: npm test -- --${ofNpm}`);
const { values, positionals: only } = parseArgs({ allowPositionals: true, options });
const { all, force, merge, shard, since } = values;
const [part, parts] = (/^(\d+)\/(\d+)$/.exec(shard ?? '1/1') ?? []).slice(1).map(Number);
if (!(part >= 1 && part <= parts))
  end(`--shard ${shard}: expected the number of a part and how many there are, such as 1/3.`);
if (merge) {
  try {
    tell(mergeReports(readReports(only)));
  } catch (error) {
    end(`--merge: ${error.message}`);
  }
  process.exit();
}

process.chdir(repository);
const changed = since === undefined ? undefined : readChanged();
checkNode();
const installed = install();
// Packages and programs at the same time; the checks need no program.
const tools = ensureTools(installed);
await installed;

const scratch = mkdtempSync(join(tmpdir(), 'ilera-test-'));
const jestResult = join(scratch, 'jest.json');
const browserResult = join(scratch, 'playwright.json');
const bin = (name) => join(repository, 'node_modules', '.bin', name);
const { CI = 'true', PART_CACHE = 'off' } = process.env;
// Most builds are made once: to write webpack's cache on disk costs each a third more.
const common = { ...process.env, CI, PART_CACHE, FORCE_COLOR: '0' };
const memoryFolder = process.env.TMPDIR ? undefined : makeMemoryFolder();
const temporary = memoryFolder ? { TMPDIR: memoryFolder } : {};
const envOf = (chromium) => ({
  ...common,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserResult,
  ...(chromium ? { PLAYWRIGHT_CHROMIUM_PATH: chromium } : {}),
});

// Tests that wait for a process or a socket leave a core to others.
const jestWorkers = Math.ceil(availableParallelism() * 1.5);
const bySharding = shard ? [`--shard=${shard}`] : [];
// No program of the machine changes what a check finds.
let env = common;
let state = attempt(() => openState([]));

const steps = [
  {
    name: 'format',
    command: [bin('prettier'), '--check', '--ignore-unknown'],
    count: asOneCheck,
    ofFiles: true,
  },
  {
    name: 'lint',
    command: [bin('eslint'), '--max-warnings', '0', '--no-warn-ignored'],
    count: asOneCheck,
    ofFiles: true,
  },
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
    command: [
      bin('jest'),
      `--maxWorkers=${jestWorkers}`,
      '--json',
      `--outputFile=${jestResult}`,
      ...bySharding,
    ],
    count: () => countUnitTests(readJson(jestResult)),
    plan: () => ofGroups(planUnitTests, { jest: bin('jest') }),
    choose: (files) => [...chooseUnitFiles(scratch, files), ...(shard ? ['--passWithNoTests'] : [])],
    countsOf: () => countUnitFiles(readJson(jestResult)),
  },
  // Builds what is missing in dist/, which is no input of a check.
  {
    name: 'build',
    command: [bin('tsx'), 'ops/src/build/main.ts'],
    count: asOneCheck,
    neverKept: true,
    isNeeded: () => ofGroups(planBrowserTests).files?.length !== 0,
  },
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
    count: () => countBrowserTests(readJson(browserResult)),
    plan: () => ofGroups(planBrowserTests),
    choose: (files) => [...files.map(filterOf), ...(shard ? ['--pass-with-no-tests'] : [])],
    countsOf: () => countSpecs(readJson(browserResult)),
  },
];

const isCheck = (step) => step.count === asOneCheck && step.name !== 'build';
const wanted = steps.filter(
  (step) =>
    (only.length === 0 || only.includes(step.name.split(' ')[0])) &&
    // The first part makes the checks that cannot be divided; each part needs the build.
    (part === 1 || !isCheck(step)),
);
const checks = wanted.filter(isCheck).map((step) => () => runStep(step, { isAlone: false }));
const rows = await sideBySide(availableParallelism(), checks);
await tools;
env = envOf(findChromium());
state = attempt(() => openState(machinePrograms()));
for (const step of wanted.filter((one) => !isCheck(one))) rows.push(await runStep(step, { isAlone: true }));
rmSync(scratch, { recursive: true, force: true });
if (values.report) {
  mkdirSync(dirname(values.report), { recursive: true });
  writeFileSync(values.report, JSON.stringify({ shard: shard ?? '1/1', all, rows }));
}
tell(rows);

/** One step's row of the table. What a step says that is not alone is printed when it has ended. */
async function runStep(step, { isAlone }) {
  let output = `\n== ${step.name}\n`;
  const say = (text) => (isAlone ? process.stdout.write(text) : (output += text));
  if (isAlone) process.stdout.write(output);
  const began = Date.now();
  const counted = await (step.plan
    ? runGroups(step, say)
    : isAffected(step)
      ? runOrKeep(step, say)
      : skip(say));
  if (!isAlone) process.stdout.write(output);
  return { step: step.name, seconds: Math.round((Date.now() - began) / 1000), ...counted };
}

/** Prints the table and the last line, and sets the exit code. A whole run without a test has failed. */
function tell(ofRun) {
  const total = sum(ofRun);
  const leftOut = leftOutInWords(ofRun);
  for (const line of ['', ...writeTable(ofRun), '', ...(leftOut ? [leftOut] : []), inWords(total)])
    console.log(line);
  process.exitCode = total.failed > 0 || (total.passed === 0 && since === undefined) ? 1 : 0;
}

function end(message) {
  console.error(message);
  process.exit(1);
}

function readChanged() {
  try {
    return changedSince(repository, since);
  } catch (error) {
    return end(`--since ${since}: ${error.message}`);
  }
}

function skip(say) {
  say('not affected: nothing that it can depend on has changed\n');
  return { passed: 0, failed: 0 };
}

/** Whether the changes of this branch can affect a step that is one check. */
function isAffected(step) {
  if (!changed) return true;
  if (step.ofFiles) return filesToCheck(repository, step.name, changed) !== undefined;
  return step.isNeeded?.() ?? changed.some((file) => isInputOfStep(step.name, file));
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
function openState(programs) {
  const files = shard ? undefined : hashFiles(repository);
  if (!files) return undefined;
  const results = openKept(join(repository, 'node_modules', '.cache', 'ilera-test'));
  const machine = describeMachine(repository, env, programs);
  return { files, machine, history: readHead(repository), results, force };
}

/** Whether no file was changed while something ran: its result is then of the inputs that it had before. */
function isUnchanged() {
  const now = hashFiles(repository);
  return now !== undefined && hashInputs(now, '', '') === hashInputs(state.files, '', '');
}

/** The step's kept result, or that of a run. */
async function runOrKeep(step, say) {
  const files = step.ofFiles ? filesToCheck(repository, step.name, changed) : [];
  const command = [...step.command, ...files];
  const inputs = state && hashInputs(state.files, state.machine, command.slice(1).join('\n'));
  const kept = inputs && !force && !step.neverKept ? state.results.read(step.name, inputs) : undefined;
  if (kept) {
    say('kept: nothing has changed since it passed\n');
    return { ...kept, kept: kept.passed };
  }
  const counted = await runAndCount({ ...step, command }, say);
  if (inputs && !step.neverKept)
    attempt(() => isUnchanged() && state.results.write(step.name, inputs, counted));
  return counted;
}

async function runAndCount({ command, count }, print) {
  const code = await runCommand(command, { cwd: repository, env: { ...env, ...temporary }, print });
  const counted = count(code);
  // A runner that failed without a failed test (it could not start, a file did not compile) counts as a
  // failure.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

/** The groups of a step to run. Without what is kept where that cannot be read. */
function ofGroups(plan, options = {}) {
  const common = { repository, changed, slow: all, ...options };
  return attempt(() => plan({ ...common, state })) ?? plan(common);
}

/** Runs the groups of tests that a change can affect and whose result is not kept. */
async function runGroups(step, say) {
  const plan = step.plan();
  const { leftOut } = plan;
  if (plan.files?.length === 0) {
    if (plan.kept.passed > 0) say('kept: nothing has changed since they passed\n');
    else if (leftOut > 0) say('only slow tests are affected, which run with --all\n');
    else skip(say);
    return { ...plan.kept, leftOut };
  }
  const chosen = plan.files ? step.choose(plan.files) : [];
  const counted = await runAndCount({ ...step, command: [...step.command, ...chosen] }, say);
  if (state) attempt(() => isUnchanged() && plan.keep(step.countsOf()));
  return { ...sum([counted, plan.kept]), leftOut };
}

function asOneCheck(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
