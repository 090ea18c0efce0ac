import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findRepository } from '../common/repository';
import { createCommands } from '../cli/commands';
import { newFolder } from '../testing/temporary';

const template = join(findRepository(), 'create-ilera-remote', 'template');
const read = (file: string): unknown => parse(readFileSync(join(template, file), 'utf8'));

const gitHub = ['remote.yml', 'canary.yml'].map(
  (file) => read(`.github/workflows/${file}`) as { jobs: Record<string, { steps: { run?: string }[] }> },
);
const gitLab = read('.gitlab-ci.yml') as Record<string, { script?: string[]; before_script?: string[] }>;

const linesOf = {
  GitHub: gitHub.flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
  ),
  GitLab: Object.values(gitLab).flatMap((job) => [...(job.before_script ?? []), ...(job.script ?? [])]),
};

it.each(Object.entries(linesOf))('at %s commands and flags of the pipeline exist', (_name, scripts) => {
  const text = scripts.join('\n');
  const called = [...text.matchAll(/npx ilera-release (.+?)(?= \||;;|\)|\n|$)/g)].map(([, words = '']) =>
    words.trim(),
  );
  expect(called.length).toBeGreaterThan(3);
  const { scripts: own } = read('package.json') as { scripts: Record<string, string> };
  for (const [, script = ''] of text.matchAll(/npm (?:run )?(\w+)/g))
    expect(['ci', ...Object.keys(own)]).toContain(script);
  const cli = createCommands(() => Promise.resolve());
  for (const words of called) {
    const [command = '', ...rest] = words.split(' ');
    const known = cli.commands.find((one) => one.name() === command);
    expect(known?.name()).toBe(command);
    const flags = [...(known?.options ?? []), ...cli.options].map(({ long }) => long);
    for (const flag of rest.filter((word) => word.startsWith('--'))) expect(flags).toContain(flag);
  }
});

it('the pipelines of a new remote have no secret of the site', () => {
  expect(JSON.stringify([gitHub, gitLab])).not.toMatch(/secrets\.|SIGNING_KEY|AWS_/);
});

it.each(Object.entries(linesOf))('at %s no install script of a package runs', (_name, scripts) => {
  const installs = scripts.join('\n').match(/npm (?:ci|install|i)\b.*/g) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toContain(' --ignore-scripts');
});

// As their runners start a shell.
it.each([
  ['GitHub', ['-e'], gitHub[0]?.jobs.preview?.steps.at(-1)?.run ?? ''],
  ['GitLab', ['-eo', 'pipefail'], gitLab.preview?.script?.join('\n') ?? ''],
])('a preview at %s says its address, or that that of the site is missing', (_name, flags, script) => {
  const folder = newFolder();
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
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('calls')).toBe('ilera-release preview --branch prices --json\n');
  expect(read('preview.env')).toBe('PREVIEW_URL=https://ilera.test/_preview/prices-0123\n');
});
