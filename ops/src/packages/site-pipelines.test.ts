import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findRepository } from '../common/repository';

const root = findRepository();
const read = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'), { merge: true });

interface Step {
  run?: string;
  uses?: string;
  if?: string;
  with?: Record<string, string>;
}
interface GitHubJob {
  if: string;
  needs?: string;
  env?: Record<string, string>;
  steps: Step[];
  strategy?: { matrix: { part: number[] } };
}
interface GitLabJob {
  script: string[];
  parallel?: number;
  variables?: Record<string, string>;
  rules: { if: string; when?: string }[];
  artifacts?: { paths: string[] };
}

const { jobs } = read('.github/workflows/test.yml') as { jobs: Record<string, GitHubJob> };
const gitLab = read('.gitlab-ci.yml') as {
  default: { cache: { key: string | { files: string[] }; paths: string[] }[] };
  variables: Record<string, string>;
  stages: string[];
} & Record<'branch' | 'main' | 'report', GitLabJob>;
const names = ['branch', 'main', 'report'] as const;
const scriptsAtGitHub = names.map(
  (name) => jobs[name]?.steps.flatMap(({ run }) => run ?? []).join('\n') ?? '',
);
const scriptsAtGitLab = names.map((name) => gitLab[name].script.join('\n'));

describe.each([
  ['GitHub', scriptsAtGitHub],
  ['GitLab', scriptsAtGitLab],
])('the pipeline of this repository at %s (Q69)', (_name, [branch = '', main = '', report = '']) => {
  it('tests a branch by what it changes, main in parts, slow tests too, and adds their reports up (Q77)', () => {
    expect(branch).toMatch(/^npm test -- --all --since (?:origin\/main|FETCH_HEAD)$/m);
    expect(main).toMatch(/^npm test -- --all --shard \S.*\/\S+ --report "?test-results\//m);
    expect(main).not.toContain('--since');
    expect(report).toBe('npm test -- --merge test-results/*.json');
  });

  it('uses flags that `npm test` has', () => {
    const program = readFileSync(join(root, 'ops', 'bin', 'run-tests.mjs'), 'utf8');
    const flags = [...program.matchAll(/^ {2}(\w+): \{ type: /gm)].map(([, flag]) => flag);
    expect(flags).toEqual(['all', 'force', 'merge', 'report', 'shard', 'since']);
    const calls = [branch, main, report].flatMap((script) => script.match(/^npm test .*$/gm) ?? []);
    expect(calls).toHaveLength(3);
    for (const [, flag] of calls.join('\n').matchAll(/ --(\w+)/g)) expect(flags).toContain(flag);
    expect(readFileSync(join(root, '.ci', 'run'), 'utf8')).toMatch(/^npm test$/m);
  });
});

it.each([
  ['GitHub', names.map((name) => jobs[name]?.env)],
  ['GitLab', names.map((name) => gitLab[name].variables)],
])(
  'at %s main is tested on both databases, a branch on one for each kind of test (Q69)',
  (_name, variables) => {
    expect(variables).toEqual([undefined, { API_TEST_DATABASES: 'pglite,postgres' }, undefined]);
    expect(gitLab.variables).not.toHaveProperty('API_TEST_DATABASES');
  },
);

it('at GitHub each part runs once, with the history, before the report (Q69)', () => {
  expect(jobs.main?.strategy?.matrix.part).toEqual([1, 2, 3, 4]);
  expect(scriptsAtGitHub[1]).toContain('/4 ');
  expect(jobs.report).toMatchObject({ needs: 'main', if: expect.stringContaining('always()') });
  for (const name of ['branch', 'main'])
    expect(jobs[name]?.steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toMatchObject({
      'fetch-depth': 0,
    });
});

it('at GitHub, where nobody is root, the servers are installed that `npm test` installs elsewhere (Q77)', () => {
  const program = readFileSync(join(root, 'ops', 'bin', 'ensure-tools.mjs'), 'utf8');
  const installed = [...program.matchAll(/tryInstall\(('[^)]+)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name),
  );
  expect(installed).toEqual(expect.arrayContaining(['postgresql', 'radosgw', 'nginx-light']));
  for (const script of scriptsAtGitHub.slice(0, 2)) {
    const line = /^sudo apt-get install .*$/m.exec(script)?.[0].split(' ');
    expect(line).toEqual(expect.arrayContaining(installed));
  }
});

it('at GitHub packages are cached by the lock file, builds by what builds them, results by the branch (Q69)', () => {
  const cachesOf = (name: string) =>
    (jobs[name]?.steps ?? [])
      .filter(({ uses }) => uses?.startsWith('actions/cache'))
      .map(({ with: options }) => ({ path: options?.path ?? '', key: options?.key ?? '' }));
  const keyOf = (name: string, path: string) =>
    cachesOf(name)
      .filter((cache) => cache.path.includes(path))
      .map(({ key }) => key);
  for (const name of ['branch', 'main']) {
    for (const path of ['pnpm/store', 'ms-playwright'])
      expect(keyOf(name, path)).toEqual([expect.stringContaining("hashFiles('pnpm-lock.yaml')")]);
    expect(keyOf(name, '.local/webpack')).toEqual([expect.stringMatching(/pnpm-lock\.yaml.*shared\/build/)]);
    // Keys of signatures are beside it.
    expect(cachesOf(name).map(({ path }) => path.trim())).not.toContain('.local');
  }
  // Restored and saved; main never believes what a branch kept.
  const [restored, saved] = keyOf('branch', 'ilera-test');
  expect(restored).toBe(saved);
  expect(restored).toContain('${{ github.ref }}');
  expect(keyOf('main', 'ilera-test')).toEqual([]);
});

it('at GitLab each part runs once, with the history, and packages and builds are cached (Q69)', () => {
  expect(gitLab.main.parallel).toBe(4);
  expect(scriptsAtGitLab[1]).toContain('"$CI_NODE_INDEX/$CI_NODE_TOTAL"');
  expect(gitLab.main.artifacts?.paths).toEqual(['test-results/']);
  expect(gitLab.stages).toEqual(['test', 'report']);
  expect(gitLab.report.rules[0]?.when).toBe('always');
  expect(gitLab.variables.GIT_DEPTH).toBe(0);
  const [packages, builds, results] = gitLab.default.cache;
  expect(packages).toMatchObject({ key: { files: ['pnpm-lock.yaml'] } });
  expect(packages?.paths).toEqual(['.local/share/pnpm/store/', '.local/apt/']);
  expect(gitLab.variables.XDG_DATA_HOME).toBe('$CI_PROJECT_DIR/.local/share');
  expect(builds?.paths).toEqual(['.local/webpack/']);
  // Parts of a run keep and read no results, so that main believes nothing that a branch kept.
  expect(results).toEqual({
    key: 'results-$CI_COMMIT_REF_SLUG',
    when: 'always',
    paths: ['node_modules/.cache/ilera-test/'],
  });
});
