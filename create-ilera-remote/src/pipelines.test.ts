import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const read = (file: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '..', 'template', file), 'utf8'));

interface Job {
  steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
  permissions?: Record<string, string>;
  environment?: unknown;
}

const gitHub = ['remote.yml', 'canary.yml'].map(
  (file) => read(`.github/workflows/${file}`) as { permissions: object; jobs: Record<string, Job> },
);
const gitLab = read('.gitlab-ci.yml') as Record<
  string,
  { script?: string[]; before_script?: string[]; id_tokens?: unknown }
>;

const linesOf = {
  GitHub: gitHub.flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
  ),
  GitLab: Object.values(gitLab).flatMap((job) => [...(job.before_script ?? []), ...(job.script ?? [])]),
};

/** The jobs that may ask for a token with which the registry lets them publish. */
const publishers = () =>
  gitHub.flatMap(({ permissions, jobs }) => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const { steps } of Object.values(jobs))
      for (const { uses, with: given } of steps)
        if (uses?.startsWith('actions/checkout'))
          expect(given).toMatchObject({ 'persist-credentials': false });
    return Object.keys(jobs).filter((name) => jobs[name]?.permissions?.['id-token'] === 'write');
  });

it('at GitHub only jobs that publish may ask for a token, and no checkout leaves its credentials to the code of a branch', () => {
  expect(publishers()).toEqual(['preview', 'end-preview', 'canary', 'judge']);
});

it('at GitLab only jobs that publish have a token', () => {
  expect(Object.keys(gitLab).filter((name) => gitLab[name]?.id_tokens)).toEqual([
    'preview',
    'end-preview',
    'canary',
    'judge',
  ]);
});

it('the pipelines of a new remote have no secret of the site', () => {
  expect(JSON.stringify([gitHub, gitLab])).not.toMatch(/secrets\.|SIGNING_KEY|AWS_/);
});

it.each(Object.entries(linesOf))('at %s no install script of a package runs', (_name, scripts) => {
  const installs = scripts.join('\n').match(/npm (?:ci|install|i)\b.*/g) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toContain(' --ignore-scripts');
});

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// As their runners start a shell.
it.each([
  ['GitHub', ['-e'], gitHub[0]?.jobs.preview?.steps.at(-1)?.run ?? ''],
  ['GitLab', ['-eo', 'pipefail'], gitLab.preview?.script?.join('\n') ?? ''],
])('a preview at %s says its address, or that that of the site is missing', (_name, flags, script) => {
  folder = mkdtempSync(join(tmpdir(), 'pipelines-'));
  writeFileSync(join(folder, 'npx'), `#!/bin/sh\necho "$*" >> calls\necho '{"id":"prices-0123"}'\n`);
  chmodSync(join(folder, 'npx'), 0o755);
  const run = (site: string) =>
    spawnSync('bash', [...flags, '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env.PATH ?? ''}`,
        RELEASE_SITE: site,
        BRANCH: 'prices',
        CI_COMMIT_BRANCH: 'prices',
        GITHUB_OUTPUT: 'preview.env',
      },
    });
  const nowhere = run('');
  expect([nowhere.status === 0, nowhere.stderr]).toEqual([
    false,
    expect.stringContaining('RELEASE_SITE: is'),
  ]);
  expect(run('https://ilera.test/').status).toBe(0);
  const written = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(written('calls')).toBe('ilera-release preview --branch prices --json\n');
  expect(written('preview.env')).toBe('PREVIEW_URL=https://ilera.test/_preview/prices-0123\n');
});
