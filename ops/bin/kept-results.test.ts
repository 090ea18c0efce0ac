import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRepository, listParts } from '../src/common/repository';
import { temporaryFolders } from '../src/testing/fake-releases';
import { everything, makeTestedRepository, passing } from '../src/testing/tested-repository';
import { describeMachine, hashFiles, hashInputs } from './kept-results.mjs';

const nextFolder = temporaryFolders();

it('unit tests that passed run again when, and only when, something changed that they can depend on (Q59)', () => {
  const { folder, git, write, run } = makeTestedRepository(nextFolder());
  expect(run()).toEqual(everything);
  expect(run()).toEqual([]);
  expect(run({}, { force: true })).toEqual(everything);

  const changes: [() => void, string[]][] = [
    [() => write('mf-a/x.js', 'module.exports = 1; //'), ['mf-a', 'ops']],
    [() => write('mf-a/new-and-untracked.js', ''), ['mf-a', 'ops']],
    [() => rmSync(join(folder, 'mf-a/new-and-untracked.js')), ['mf-a', 'ops']],
    [() => chmodSync(join(folder, 'mf-b/x.js'), 0o755), ['mf-b', 'ops']],
    [() => symlinkSync('x.js', join(folder, 'mf-b/link.js')), ['mf-b', 'ops']],
    [() => write('api/price.js', 'module.exports = 2;'), everything],
    [() => write('shared/ui/x.js', 'module.exports = 1; //'), everything],
    [() => write('create-remote/template/page.tsx', ''), ['ops']],
    [() => write('package.json', '{"name":"small","version":"2.0.0"}'), everything],
    [() => write('pnpm-lock.yaml', 'jest: 30.0.1'), everything],
    // What is installed, where the lock file in the repository stayed as it was.
    [() => write('node_modules/.pnpm/lock.yaml', 'jest: 30.0.1'), everything],
    [() => git('commit', '-q', '-a', '-m', 'the same files'), ['ops']],
    [() => write('out/a-build', ''), []],
  ];
  for (const [change, expected] of changes) {
    change();
    expect([String(change), run()]).toEqual([String(change), expected]);
  }
  expect(run({ DATABASE_URL: 'postgres://other' })).toEqual(everything);
  expect(run({ DATABASE_URL: 'postgres://other', PWD: '/elsewhere', COLUMNS: '80' })).toEqual([]);
});

it('slow unit tests run only where they are asked for, and are kept apart from the others (Q77)', () => {
  const { write, run } = makeTestedRepository(nextFolder());
  write('mf-a/x.slow.test.js', passing);
  expect(run()).toEqual(everything);
  expect(run({}, { slow: true })).toEqual(['mf-a']);
  expect(run({}, { slow: true })).toEqual([]);
  expect(run({}, { force: true })).toEqual(everything);
  expect(run({}, { force: true, slow: true })).toEqual(['mf-a', ...everything].sort());
  // What is wrong with it alone is not seen without it.
  write('mf-a/x.slow.test.js', passing.replace('toBe(1)', 'toBe(2)'));
  expect(run()).toEqual(['mf-a', 'ops']);
  expect(run({}, { slow: true })).toEqual(['mf-a']);
  expect(run({}, { slow: true })).toEqual(['mf-a']);
});

it('a step is kept for the very same inputs, machine and command only', () => {
  const { folder, results } = makeTestedRepository(nextFolder());
  const files = hashFiles(folder)!;
  const inputs = hashInputs(files, describeMachine(folder, { A: '1' }, []), 'eslint');
  results.write('lint', inputs, { passed: 1, failed: 0 });
  expect(results.read('lint', inputs)).toEqual({ passed: 1, failed: 0 });
  expect(results.read('format', inputs)).toBeUndefined();
  expect(
    results.read('lint', hashInputs(files, describeMachine(folder, { A: '1' }, []), 'eslint --fix')),
  ).toBeUndefined();
  const program = join(folder, 'chromium');
  for (const [env, programs] of [
    [{ A: '2' }, []],
    [{}, []],
    [{ A: '1' }, [program]],
  ] as const)
    expect(
      results.read('lint', hashInputs(files, describeMachine(folder, env, [...programs]), 'eslint')),
    ).toBeUndefined();
  const missing = describeMachine(folder, {}, [program]);
  writeFileSync(program, 'version 1');
  expect(describeMachine(folder, {}, [program])).not.toBe(missing);
  results.write('lint', inputs, { passed: 0, failed: 0 });
  expect(results.read('lint', inputs)).toBeUndefined();
});

it('jobs of CI on one machine differ by no input (Q59)', () => {
  const { folder } = makeTestedRepository(nextFolder());
  const job = (more: NodeJS.ProcessEnv) => describeMachine(folder, { CI: 'true', ...more }, []);
  expect(job({ GITHUB_RUN_ID: '1', RUNNER_NAME: 'a', CI_JOB_ID: '1', HOSTNAME: 'a' })).toBe(job({}));
  for (const more of [{ GITHUB_ACTOR: 'ada' }, { CI: '' }, { DATABASE_URL: 'x' }, { GITHUB: 'x' }])
    expect(job(more)).not.toBe(job({}));
});

it('keeps nothing where there is no git', () => {
  expect(hashFiles(nextFolder())).toBeUndefined();
});

it('no file of a package with narrow inputs leads outside of them', () => {
  const root = findRepository();
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'api', 'shell', 'shared', 'mf-*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const outside = listed
    .split('\n')
    .filter(
      (file) =>
        /\.(?:[cm]?[jt]sx?)$/.test(file) && !/^shared\/(?:build\/|prerender\/|ui\/gallery\/)/.test(file),
    )
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/['"](\.\.?\/[^'"\n]*)['"]/g)]
        .map(([, to = '']) => join(dirname(file), to).split('/')[0] ?? '')
        .filter(
          (top) =>
            ![file.split('/')[0], 'shared', 'api', '..'].includes(top) && readdirSync(root).includes(top),
        )
        .map((top) => `${file} leads to ${top}`);
    });
  expect(outside).toEqual([]);
});

it('no file of ops/src leads to the sources of a remote of this repository', () => {
  const root = findRepository();
  const remotes = listParts(root).filter((name) => name.startsWith('mf-'));
  const sources = new RegExp(`(?:${remotes.join('|')})(?:/|', ?')src\\b`);
  for (const way of ["join(root, 'mf-plans', 'src')", "'../../mf-auth/src/x'"]) expect(way).toMatch(sources);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'ops/src'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(
    files.split('\n').filter((file) => file && sources.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([]);
});
