import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const read = (file: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '..', 'template', file), 'utf8'));

interface Job {
  steps: { uses?: string; with?: Record<string, unknown> }[];
  permissions?: Record<string, string>;
  environment?: unknown;
}

/** The jobs that may ask for a token with which the registry lets them publish. */
function publishers(files: string[]): string[] {
  return files.flatMap((file) => {
    const { permissions, jobs } = read(`.github/workflows/${file}`) as {
      permissions: Record<string, string>;
      jobs: Record<string, Job>;
    };
    expect(permissions).toEqual({ contents: 'read' });
    for (const { steps } of Object.values(jobs))
      for (const { uses, with: given } of steps)
        if (uses?.startsWith('actions/checkout'))
          expect(given).toMatchObject({ 'persist-credentials': false });
    return Object.keys(jobs).filter((name) => jobs[name]?.permissions?.['id-token'] === 'write');
  });
}

it('at GitHub only jobs that publish may ask for a token, and no checkout leaves its credentials to the code of a branch', () => {
  expect(publishers(['remote.yml', 'canary.yml'])).toEqual(['preview', 'end-preview', 'canary', 'judge']);
});

it('at GitLab only jobs that publish have a token', () => {
  const jobs = read('.gitlab-ci.yml') as Record<string, { id_tokens?: unknown }>;
  expect(Object.keys(jobs).filter((name) => jobs[name]?.id_tokens)).toEqual([
    'preview',
    'end-preview',
    'canary',
    'judge',
  ]);
});
