import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { findRepository, listParts } from '../src/common/repository';
import { temporaryFolders } from '../src/testing/fake-releases';
import { describeMachine, hashFiles, hashInputs, openKept, readHead } from './kept-results.mjs';
import { countUnitFiles, planUnitTests } from './unit-tests.mjs';

const nextFolder = temporaryFolders();
// Each run of jest is a process of its own.
jest.setTimeout(900_000);

const realJest = join(findRepository(), 'node_modules', '.bin', 'jest');
const fakeJest = join(findRepository(), 'ops', 'src', 'testing', 'fake-jest.mjs');
const passing = "it('passes', () => expect(require('./x')).toBe(1));";

/** A small repository of four packages, each with a test that passes. @param jestProgram runs them */
function makeRepository(jestProgram = fakeJest) {
  const folder = realpathSync(nextFolder());
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const name of ['mf-a', 'mf-b', 'shared/ui', 'ops']) {
    write(`${name}/x.js`, 'module.exports = 1;');
    write(`${name}/x.test.js`, passing);
  }
  write('api/price.js', 'module.exports = 1;');
  write('package.json', '{"name":"small"}');
  write('pnpm-lock.yaml', 'jest: 30.0.0');
  write('jest.config.mjs', 'export default { transform: {} };');
  write('.gitignore', 'node_modules/\nout/\n');
  write('node_modules/.pnpm/lock.yaml', 'jest: 30.0.0');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  const results = openKept(join(folder, 'node_modules', '.cache', 'ilera-test'));
  /** Runs what must run, as `npm test` does, and returns the names of the groups that ran. */
  const run = (env: NodeJS.ProcessEnv = {}, force = false): string[] => {
    const files = hashFiles(folder);
    if (!files) throw new Error('no git');
    const machine = describeMachine(folder, env, []);
    const state = { files, machine, history: readHead(folder), results, force };
    const plan = planUnitTests({ repository: folder, jest: jestProgram, state });
    if (plan.files?.length === 0) return [];
    const output = join(folder, 'out', 'jest.json');
    mkdirSync(dirname(output), { recursive: true });
    const chosen = plan.files ? ['--runTestsByPath', ...plan.files] : [];
    spawnSync(jestProgram, ['--json', `--outputFile=${output}`, ...chosen], { cwd: folder });
    const result = JSON.parse(readFileSync(output, 'utf8')) as { testResults: { name: string }[] };
    plan.keep(countUnitFiles(result));
    return result.testResults.map(({ name }) => dirname(name).slice(folder.length + 1)).sort();
  };
  return { folder, git, write, run, results };
}

const everything = ['mf-a', 'mf-b', 'ops', 'shared/ui'];

it('unit tests that passed run again when, and only when, something changed that they can depend on (Q59)', () => {
  const { folder, git, write, run } = makeRepository();
  expect(run()).toEqual(everything);
  expect(run()).toEqual([]);
  expect(run({}, true)).toEqual(everything);

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

it('a failure is never kept, and takes away what was kept before it', () => {
  const { write, run, folder } = makeRepository(realJest);
  expect(run()).toEqual(everything);
  expect(run()).toEqual([]);
  write('mf-a/x.js', 'module.exports = 2;');
  expect(run()).toEqual(['mf-a', 'ops']);
  expect(run()).toEqual(['mf-a']);
  // A test file that does not compile is a failure of its group.
  write('mf-b/x.test.js', 'it(');
  expect(run()).toEqual(['mf-a', 'mf-b', 'ops']);
  expect(run()).toEqual(['mf-a', 'mf-b']);
  write('mf-a/x.js', 'module.exports = 1;');
  write('mf-b/x.test.js', passing);
  run();
  expect(run()).toEqual([]);
  // A file that another program damaged is no result.
  const kept = join(folder, 'node_modules', '.cache', 'ilera-test');
  for (const file of readdirSync(kept)) writeFileSync(join(kept, file), '{"inputs":');
  expect(run()).toEqual(everything);
});

it('a step is kept for the very same inputs, machine and command only', () => {
  const { folder, results } = makeRepository();
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
  const { folder } = makeRepository();
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
