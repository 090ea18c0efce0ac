import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { planTurns } from './tasks.mjs';

const repository = join(__dirname, '../..');
const read = (file: string) => parse(readFileSync(join(repository, file), 'utf8'));
const everything = planTurns({ all: true, affected: false, names: [] }).flat().sort();

it.each([
  ['GitHub', () => read('.github/workflows/test.yml').jobs.test.strategy.matrix.tasks],
  ['GitLab', () => read('.gitlab-ci.yml').test.parallel.matrix[0].TASKS],
])('the jobs at %s run each task once, and no other', (_where, jobsOf) => {
  const names = jobsOf().flatMap((job: string) => job.split(' '));
  const turns = planTurns({ all: true, affected: true, names });
  expect(turns.flat().sort()).toEqual(everything);
  expect(names.toSorted()).toEqual(everything);
});

it('a name that is no task is refused, with those that are', () => {
  const plan = () => planTurns({ all: false, affected: false, names: ['unit', 'packages'] });
  expect(plan).toThrow(/packages.*lint.*unit/);
});

it('main publishes each part of the policy, for the environment that the policy asks for', () => {
  const { parts, callers } = JSON.parse(readFileSync(join(repository, 'release-policy.json'), 'utf8'));
  const { publish: gitHub } = read('.github/workflows/test.yml').jobs;
  const gitLab = read('.gitlab-ci.yml');
  const common = gitLab['.publish'];
  const { environment } = callers['site-main'].claims;
  expect([gitHub.environment, common.environment]).toEqual([environment, environment]);
  expect(gitHub.permissions).toMatchObject({ 'id-token': 'write' });
  expect(common.id_tokens).toEqual({ RELEASE_TOKEN: { aud: '$RELEASE_REGISTRY' } });
  expect(gitHub.strategy.matrix.part).toEqual(Object.keys(parts));
  const { needs, parallel } = gitLab['publish-remote'];
  expect(needs).toEqual(['publish-shell']);
  expect([gitLab['publish-shell'].variables.PART, ...parallel.matrix[0].PART]).toEqual(Object.keys(parts));
});
