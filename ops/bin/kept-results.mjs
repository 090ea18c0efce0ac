// Plain Node: results of steps and of groups of tests, kept beside the packages until one of their inputs
// changes. Used by ops/bin/run-tests.mjs; docs/adr/0392.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const digest = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

/**
 * Hash of each file of a repository, untracked ones included, by path; undefined where there is no git.
 * Ignored is only what the repository's own .gitignore names, never what one machine ignores.
 */
export function hashFiles(repository) {
  const listed = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-per-directory=.gitignore'],
    { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (listed.status !== 0) return undefined;
  const files = new Map();
  for (const name of [...new Set(listed.stdout.split('\0'))].filter(Boolean).sort()) {
    const stat = lstatSync(join(repository, name), { throwIfNoEntry: false });
    if (!stat || stat.isDirectory()) continue;
    files.set(name, digest(String(stat.mode), readContent(join(repository, name), stat.isSymbolicLink())));
  }
  return files;
}

/** What cannot be read, or is removed at this moment, is never the same twice. */
function readContent(path, isLink) {
  try {
    return isLink ? readlinkSync(path) : readFileSync(path);
  } catch {
    return randomUUID();
  }
}

/**
 * Variables that a shell, a terminal or a job of CI changes by itself. Every other one may change what a test
 * does.
 */
const volatile = new Set([
  'COLUMNS',
  'HOSTNAME',
  'INVOCATION_ID',
  'JOURNAL_STREAM',
  'LINES',
  'OLDPWD',
  'PPID',
  'PWD',
  'SHLVL',
  'SYSTEMD_EXEC_PID',
  'TERM',
  'WINDOWID',
  '_',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
]);
/** GITHUB_ACTOR is who publishes (ops/src/release/current-user.ts). */
const ofOneJob = /^(?:GITHUB_(?!ACTOR$)|RUNNER_|ACTIONS_|GITLAB_|CI_)/;

/** The commit that is checked out, for tests that read the history. */
export const readHead = (repository) =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: repository, encoding: 'utf8' }).stdout ?? '';

/** What else a result depends on: Node, installed packages, programs of the machine, variables. */
export function describeMachine(repository, env, programs) {
  const installed = ['.installed-for', '.pnpm/lock.yaml'].map((file) => {
    const path = join(repository, 'node_modules', file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  });
  const machine = programs.map((path) => {
    const stat = path ? statSync(path, { throwIfNoEntry: false }) : undefined;
    return `${path} ${stat?.size} ${stat?.mtimeMs} ${stat?.isDirectory() ? readdirSync(path).join() : ''}`;
  });
  const variables = Object.entries(env)
    .filter(([name]) => !volatile.has(name) && !ofOneJob.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  const node = [process.version, process.execPath, process.platform, process.arch];
  return digest(...installed, ...machine, ...variables, ...node);
}

/** One hash of the machine and of the files for which the predicate holds. */
export function hashInputs(files, machine, ofStep, isInput = () => true) {
  const inputs = [...files].filter(([name]) => isInput(name)).map(([name, hash]) => `${name} ${hash}`);
  return digest(machine, ofStep, ...inputs);
}

/** Kept results in a folder. One result for each name: of the inputs that it had last. */
export function openKept(folder) {
  const fileOf = (name) => join(folder, `${name.replaceAll(/[^a-z0-9-]+/gi, '-')}.json`);
  return {
    /** The counts that were kept for exactly these inputs. */
    read(name, inputs) {
      try {
        const kept = JSON.parse(readFileSync(fileOf(name), 'utf8'));
        return kept.inputs === inputs && kept.counts.failed === 0 ? kept.counts : undefined;
      } catch {
        return undefined;
      }
    },
    /** Keeps what passed; what failed, or ran no test, removes what was kept. */
    write(name, inputs, counts) {
      rmSync(fileOf(name), { force: true });
      if (counts.failed > 0 || counts.passed === 0) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), JSON.stringify({ inputs, counts }));
    },
  };
}
