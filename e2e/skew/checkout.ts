import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Earlier sources of this repository in a folder of their own, with today's packages, ready to build. */
export interface Checkout {
  folder: string;
  goTo(commit: string): void;
  close(): void;
}

/** Opens one beside the working copy, which stays unchanged. */
export function openCheckout(repository: string, commit = 'HEAD'): Checkout {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'ilera-earlier-')), 'site');
  git(repository, 'worktree', 'add', '--detach', '--force', folder, commit);
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  const goTo = (to: string): void => {
    git(folder, 'checkout', '--quiet', '--force', '--detach', to);
    linkPackages(repository, folder);
  };
  linkPackages(repository, folder);
  return {
    folder,
    goTo,
    close: () => {
      rmSync(path.dirname(folder), { recursive: true, force: true });
      git(repository, 'worktree', 'prune');
    },
  };
}

/** The output of a git command; throws when git fails. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The links of each workspace package are relative, so that a copy of them leads to the earlier packages. */
function linkPackages(repository: string, folder: string): void {
  const packages = [
    ...readdirSync(repository).filter((name) => name === 'shell' || name === 'ops' || name.startsWith('mf-')),
    ...readdirSync(path.join(repository, 'shared')).map((name) => path.join('shared', name)),
  ];
  for (const name of packages) {
    const from = path.join(repository, name, 'node_modules');
    const to = path.join(folder, name, 'node_modules');
    if (!existsSync(from) || !existsSync(path.join(folder, name)) || existsSync(to)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
