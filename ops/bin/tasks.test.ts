import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { planTurns } from './tasks.mjs';

const repository = join(__dirname, '../..');
const read = (file: string) => parse(readFileSync(join(repository, file), 'utf8'));
const everything = planTurns({ all: true, affected: false, names: [] }).flat().sort();

it('the jobs of the pipeline run each task once, and no other', () => {
  const jobs: string[] = read('.github/workflows/test.yml').jobs.test.strategy.matrix.tasks;
  const names = jobs.flatMap((job) => job.split(' '));
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
  const { publish } = read('.github/workflows/test.yml').jobs;
  const { environment } = callers['site-main'].claims;
  expect(publish.environment).toBe(environment);
  expect(publish.permissions).toMatchObject({ 'id-token': 'write' });
  expect(publish.strategy.matrix.part).toEqual(Object.keys(parts));
});
