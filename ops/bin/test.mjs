// `npm test`: everything from a fresh clone; turbo runs what changed since it passed (turbo.json). `--all`: slow tests too,
// and what they need of the machine is installed. Names of tasks, such as `lint unit`, run only those;
// `--affected` runs what a branch changed, `--force` what passed before too. Last come what failed and `N passed, N failed`.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { countTasks, listFailures } from './count-tasks.mjs';
import { ensureBrowser, ensureServers } from './ensure-tools.mjs';
import { findChromium } from './find-chromium.mjs';
import { checkNode, install, repository } from './prepare.mjs';
import { checks, planTurns } from './tasks.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    affected: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
  },
});
const turns = planOrExit();

process.chdir(repository);
checkNode();
install();
if (turns.flat().some((task) => task.startsWith('browser'))) await ensureBrowser();
if (values.all) await ensureServers();

const bin = join(repository, 'node_modules', '.bin');
const runs = join(repository, '.turbo', 'runs');
const env = {
  PART_CACHE: 'off',
  ...process.env,
  PATH: [bin, process.env.PATH].join(delimiter),
  ...keepInMemory(),
  TURBO_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: '0',
  PLAYWRIGHT_CHROMIUM_PATH: findChromium() ?? '',
};
const total = { passed: 0, failed: 0 };
const failures = [];
for (const tasks of turns) {
  rmSync(runs, { recursive: true, force: true });
  const code = await runTurbo(tasks);
  const summary = readSummary();
  const counted = countTasks(summary, readLog);
  failures.push(...listFailures(summary, readLog));
  total.passed += counted.passed;
  // A run that failed without a failed task, such as one with a mistake in turbo.json.
  total.failed += counted.failed || (code === 0 ? 0 : 1);
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || (total.passed === 0 && !values.affected) ? 1 : 0;

function planOrExit() {
  try {
    return planTurns({ ...values, names: positionals });
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

/** Puts the tests' stores and databases into memory where `/dev/shm` has 8 GB free, so that tests do not wait for a disk. */
function keepInMemory() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 8e9) return {};
  const TMPDIR = mkdtempSync(`${memory}/ilera-`);
  // PostgreSQL runs as somebody else where this runs as root.
  chmodSync(TMPDIR, 0o711);
  process.on('exit', () => rmSync(TMPDIR, { recursive: true, force: true }));
  return { TMPDIR };
}

function runTurbo(tasks) {
  const isAffectedOnly = values.affected && !checks.includes(tasks[0]);
  const flags = [...(isAffectedOnly ? ['--affected'] : []), ...(values.force ? ['--force'] : [])];
  const args = [
    'run',
    ...tasks,
    '--continue=always',
    '--summarize',
    // Twice the two cores of CI's machine: a task waits for its database or its processes part of its time.
    '--concurrency=4',
    '--output-logs=new-only',
    ...flags,
  ];
  const child = spawn(join(bin, 'turbo'), args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
}

/** What a task printed; nothing where it was ended before it could. */
function readLog(file) {
  const path = join(repository, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function readSummary() {
  const [name] = readdirSync(runs);
  return JSON.parse(readFileSync(join(runs, name), 'utf8'));
}
