import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { temporaryFolders } from '../testing/fake-releases';
import { pathsOf, policyFile, readPolicy } from './policy';

const nextFolder = temporaryFolders();

it('is that of this repository, which names the paths of each remote', () => {
  const policy = readPolicy(join(findRepository(), policyFile));
  expect(pathsOf(policy)['mf-plans']).toEqual([
    { prefix: '/health-plans/*', access: ['public', 'signed-in'] },
  ]);
  expect(policy.operators.length).toBeGreaterThan(0);
});

it('says every fault in one message', () => {
  const file = join(nextFolder(), policyFile);
  const everybody = {
    issuer: 'https://token.actions.githubusercontent.com',
    claims: { ref: 'refs/heads/main' },
  };
  const path = (prefix: string) => ({ prefix, access: ['public'] });
  writeFileSync(
    file,
    JSON.stringify({
      audience: 'x',
      callers: { everybody },
      operators: ['nobody'],
      parts: {
        'mf-a': { publish: ['mf-b'], paths: [path('/a/*'), path('/api/*'), path('/a/:id')] },
        'mf-b': { paths: [path('/A/*')] },
      },
    }),
  );
  expect(() => readPolicy(file)).toThrow(
    /everybody: name one of sub, repository[^]*no caller "nobody"[^]*no caller "mf-b"[^]*gateway answers at \/api[^]*\/a\/:id is not written[^]*\/A\/\* belongs to mf-a/,
  );
  writeFileSync(file, JSON.stringify({ audience: 'x', callers: {}, operators: [], parts: {}, grants: {} }));
  expect(() => readPolicy(file)).toThrow(/additional properties \{"additionalProperty":"grants"\}/);
  writeFileSync(file, '{');
  expect(() => readPolicy(file)).toThrow('cannot be used');
});
