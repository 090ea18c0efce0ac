// Plain Node: what has changed since another commit, and which steps of `npm test -- --since` that concerns.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that differ from the commit at which this branch left `ref`, untracked and removed ones included.
 * @throws where git does not know the commit, as in a clone without history
 */
export function changedSince(repository, ref) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0)
      throw new Error(
        stderr.trim() || `no commit that it has in common with this branch (is the clone shallow?)`,
      );
    return stdout;
  };
  const base = git('merge-base', ref, 'HEAD').trim();
  const names = [
    git('diff', '--name-only', '--no-renames', '-z', base),
    git('ls-files', '-z', '--others', '--exclude-per-directory=.gitignore'),
  ].flatMap((list) => list.split('\0').filter(Boolean));
  return [...new Set(names)].sort();
}

const code = /\.[cm]?[jt]sx?$/;
/** Files of the root and of the linter configure the tools, or name their versions. */
const configuresTools = (file) => !file.includes('/') || file.startsWith('ops/lint/');

/**
 * The arguments of a step that looks at files: `.`, those that changed, or undefined where none did.
 * @param changed undefined: everything counts as changed
 */
export function filesToCheck(repository, step, changed) {
  if (!changed || changed.some(configuresTools)) return ['.'];
  const files = changed.filter(
    (file) => existsSync(join(repository, file)) && (step === 'format' || code.test(file)),
  );
  return files.length > 0 ? files : undefined;
}

/** Whether a step that looks at the whole project can depend on a file. */
export function isInputOfStep(step, file) {
  if (step === 'packages') return /(?:^|\/)package\.json$|^pnpm-|^\.npmrc$|^ops\/src\/deploy\//.test(file);
  return !file.endsWith('.md');
}
