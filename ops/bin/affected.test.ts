import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findRepository } from '../src/common/repository';
import { temporaryFolders } from '../src/testing/fake-releases';
import { changedSince, filesToCheck, isInputOfStep } from './affected.mjs';
import { planUnitTests } from './unit-tests.mjs';

const root = findRepository();
const nextFolder = temporaryFolders();
jest.setTimeout(600_000);

function makeRepository() {
  const folder = nextFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = () => {
    git('add', '-A');
    git('commit', '-q', '-m', 'x');
  };
  git('init', '-q', '-b', 'main');
  for (const file of ['a.ts', 'b.ts', 'c.ts', 'd.ts']) write(file, file);
  write('.gitignore', 'out/\n');
  commit();
  return { folder, git, write, commit };
}

describe('what has changed on a branch (Q68)', () => {
  it('is what differs from where it left the other, committed or not', () => {
    const { folder, git, write, commit } = makeRepository();
    expect(changedSince(folder, 'main')).toEqual([]);
    git('checkout', '-q', '-b', 'branch');
    write('a.ts', 'of the branch');
    commit();
    git('checkout', '-q', 'main');
    write('d.ts', 'of main, later');
    commit();
    git('checkout', '-q', 'branch');
    expect(changedSince(folder, 'main')).toEqual(['a.ts']);
    write('b.ts', 'not committed');
    write('a folder/new é.ts', 'untracked');
    write('out/a-build.js', 'ignored');
    renameSync(join(folder, 'c.ts'), join(folder, 'e.ts'));
    expect(changedSince(folder, 'main')).toEqual(['a folder/new é.ts', 'a.ts', 'b.ts', 'c.ts', 'e.ts']);
    git('add', '-A');
    rmSync(join(folder, 'd.ts'));
    expect(changedSince(folder, 'main')).toEqual([
      'a folder/new é.ts',
      'a.ts',
      'b.ts',
      'c.ts',
      'd.ts',
      'e.ts',
    ]);
  });

  it('is nothing that is guessed, where git does not know', () => {
    const { folder, git, write, commit } = makeRepository();
    expect(() => changedSince(folder, 'no-such-branch')).toThrow(/no-such-branch/);
    git('checkout', '-q', '--orphan', 'apart');
    write('a.ts', 'another beginning');
    commit();
    expect(() => changedSince(folder, 'main')).toThrow(/in common/);
    const run = spawnSync(process.execPath, ['ops/bin/run-tests.mjs', '--since', 'no-such-branch'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(run.stderr).toMatch(/^--since no-such-branch: /);
    expect(run.status).toBe(1);
  });
});

describe('the static checks that a change needs (Q68)', () => {
  it('are of the files that changed, and of all where a tool did', () => {
    expect(filesToCheck(root, 'format', undefined)).toEqual(['.']);
    expect(filesToCheck(root, 'lint', ['eslint.config.mjs'])).toEqual(['.']);
    expect(filesToCheck(root, 'format', ['pnpm-lock.yaml', 'docs/ops.md'])).toEqual(['.']);
    expect(filesToCheck(root, 'lint', ['ops/lint/walls.mjs'])).toEqual(['.']);
    const changed = ['docs/ops.md', 'mf-plans/src/remote.tsx', 'mf-plans/src/removed.tsx'];
    expect(filesToCheck(root, 'format', changed)).toEqual(['docs/ops.md', 'mf-plans/src/remote.tsx']);
    expect(filesToCheck(root, 'lint', changed)).toEqual(['mf-plans/src/remote.tsx']);
    expect(filesToCheck(root, 'lint', ['docs/ops.md'])).toBeUndefined();
    expect(filesToCheck(root, 'format', [])).toBeUndefined();
  });

  it('look at the whole project unless only words changed', () => {
    for (const step of ['types', 'unused', 'anything'])
      expect([isInputOfStep(step, 'docs/ops.md'), isInputOfStep(step, 'mf-plans/src/x.ts')]).toEqual([
        false,
        true,
      ]);
    expect(isInputOfStep('packages', 'mf-plans/src/x.ts')).toBe(false);
    for (const file of ['mf-plans/package.json', 'pnpm-lock.yaml', 'ops/src/deploy/check-packages.ts'])
      expect(isInputOfStep('packages', file)).toBe(true);
  });
});

describe('the unit tests that a change can affect (Q68)', () => {
  const jestProgram = join(root, 'node_modules', '.bin', 'jest');
  const foldersAffectedBy = (...changed: string[]) => {
    const { files } = planUnitTests({ repository: root, jest: jestProgram, changed, slow: true });
    const folders = files?.map((file) => /^(?:shared\/|ops\/)?[^/]+/.exec(relative(root, file))?.[0] ?? '');
    return folders && [...new Set(folders)].sort();
  };

  it('of a remote are its own, and those that may read any file', () => {
    const affected = foldersAffectedBy('mf-plans/src/health-plans/health-plans.page.tsx') ?? [];
    expect(affected).toEqual(expect.arrayContaining(['mf-plans', 'docs', 'ops/bin', 'ops/lint']));
    for (const other of ['api', 'ops/src', 'shell', 'mf-auth', 'shared/ui'])
      expect(affected).not.toContain(other);
  });

  it('of the API are more, of the root and of what all share are all', () => {
    expect(foldersAffectedBy('ops/src/server/gateway.ts')).not.toContain('api');
    expect(foldersAffectedBy('ops/src/server/gateway.ts')).toContain('ops/src');
    expect(foldersAffectedBy('api/src/main.ts')).toBeUndefined();
    expect(foldersAffectedBy('shared/contracts/src/paths.ts')).toBeUndefined();
    expect(foldersAffectedBy('package.json')).toBeUndefined();
    expect(foldersAffectedBy()).toEqual([]);
  });
});
