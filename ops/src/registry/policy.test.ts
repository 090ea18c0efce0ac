import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { temporaryFolders } from '../testing/fake-releases';
import { allowedTo, limitsOf, policyFile, readPolicy, type Policy } from './policy';

const nextFolder = temporaryFolders();

function read(policy: object): Policy {
  const file = join(nextFolder(), policyFile);
  writeFileSync(file, JSON.stringify(policy));
  return readPolicy(file);
}

const pipeline = { issuer: 'https://gitlab.example', claims: { project_path: 'ilera/plans' } };
const good = {
  audience: 'https://registry.example',
  callers: {
    pipeline,
    laptop: { tokenHash: 'a1'.repeat(32) },
    ops: { ...pipeline, claims: { sub: ['7', '8'] } },
  },
  operators: ['ops'],
  parts: {
    'mf-plans': {
      publish: ['pipeline'],
      rollback: ['laptop'],
      paths: [{ prefix: '/plans-of-work/*', access: ['public', 'signed-in'] }],
      budget: { initial: 9.5, page: 20, pages: { card: 8 }, owner: '@ilera/plans' },
    },
    shell: { preview: ['laptop'] },
  },
};

it('is that of this repository, which names the paths of each remote', () => {
  const policy = readPolicy(join(findRepository(), policyFile));
  expect(limitsOf(policy).paths['mf-plans']).toEqual([
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

describe('reads who may do what', () => {
  it.each([
    ['publish', 'mf-plans', ['pipeline']],
    ['rollback', 'mf-plans', ['laptop']],
    ['preview', 'mf-plans', ['pipeline']],
    ['preview', 'shell', ['laptop']],
    ['rollback', 'shell', []],
    ['publish', 'mf-unknown', []],
    ['publish', 'constructor', []],
  ] as const)('%s %s: %j', (permission, part, callers) => {
    expect(allowedTo(read(good), permission, part)).toEqual(callers);
  });

  it('and what each part has', () => {
    const { paths, budget } = good.parts['mf-plans'];
    expect(limitsOf(read(good))).toEqual({
      paths: { 'mf-plans': paths },
      budgets: { parts: { 'mf-plans': budget, shell: {} } },
    });
    expect(limitsOf(read({ ...good, publicPageScript: 0 })).budgets.publicPageScript).toBe(0);
  });
});

const withPart = (part: object) => ({ ...good, parts: { 'mf-plans': part } });
const withCaller = (caller: object) => ({ ...good, callers: { ...good.callers, pipeline: caller } });
const withPath = (prefix: string, access: unknown = ['public']) => withPart({ paths: [{ prefix, access }] });

it.each<[string, object, RegExp]>([
  ['no audience', { ...good, audience: undefined }, /"audience"/],
  ['no callers', { ...good, callers: undefined }, /"callers"/],
  ['no operators', { ...good, operators: undefined }, /"operators"/],
  ['no parts', { ...good, parts: undefined }, /"parts"/],
  ['an audience of another type', { ...good, audience: 1 }, /\/audience/],
  ['an operator of another type', { ...good, operators: [1] }, /\/operators/],
  ['an operator that is no caller', { ...good, operators: ['nobody'] }, /operators: .*"nobody"/],
  [
    'a name of all objects as an operator',
    { ...good, operators: ['constructor'] },
    /operators: .*"constructor"/,
  ],
  ['a negative limit', { ...good, publicPageScript: -1 }, /\/publicPageScript/],
  [
    'an issuer without a scheme',
    withCaller({ ...pipeline, issuer: 'gitlab.example' }),
    /\/callers\/pipeline/,
  ],
  ['a caller without an issuer', withCaller({ claims: pipeline.claims }), /\/callers\/pipeline/],
  ['a caller without claims', withCaller({ issuer: pipeline.issuer }), /\/callers\/pipeline/],
  ['a caller of no claim', withCaller({ ...pipeline, claims: {} }), /\/callers\/pipeline/],
  ['a claim of another type', withCaller({ ...pipeline, claims: { sub: true } }), /\/callers\/pipeline/],
  [
    'claims that everybody has',
    withCaller({ ...pipeline, claims: { ref: 'main' } }),
    /callers\/pipeline: name one of/,
  ],
  ['a caller of both kinds', withCaller({ ...pipeline, tokenHash: 'a1'.repeat(32) }), /\/callers\/pipeline/],
  ['a token in place of its hash', withCaller({ tokenHash: 'secret' }), /\/callers\/pipeline/],
  ['a hash with a line after it', withCaller({ tokenHash: `${'a1'.repeat(32)}x` }), /\/callers\/pipeline/],
  ['a part of capital letters', { ...good, parts: { 'MF-Plans': {} } }, /MF-Plans/],
  ['a part that leaves its folder', { ...good, parts: { '../x': {} } }, /\.\.\/x/],
  ['an unknown right', withPart({ delete: ['ops'] }), /"delete"/],
  ['a right for one name', withPart({ publish: 'pipeline' }), /mf-plans\/publish/],
  ['who may publish and is unknown', withPart({ publish: ['x'] }), /mf-plans\/publish: .*"x"/],
  ['who may roll back and is unknown', withPart({ rollback: ['x'] }), /mf-plans\/rollback: .*"x"/],
  ['who may preview and is unknown', withPart({ preview: ['x'] }), /mf-plans\/preview: .*"x"/],
  ['an unknown access', withPath('/a/*', ['staff']), /mf-plans\/paths\/0\/access/],
  ['a path without an access', withPart({ paths: [{ prefix: '/a/*' }] }), /"access"/],
  ['a path without a prefix', withPart({ paths: [{ access: ['public'] }] }), /"prefix"/],
  [
    'a path and its owner',
    withPart({ paths: [{ prefix: '/a/*', access: ['public'], owner: 'x' }] }),
    /"owner"/,
  ],
  ['a path of the whole site', withPath('/*'), /\/\* is not written/],
  ["the API's addresses", withPath('/API/*'), /gateway answers at \/API/],
  ["the files' addresses", withPath('/assets/*'), /gateway answers at \/assets/],
  ["the console's addresses", withPath('/ops/more/*'), /gateway answers at \/ops/],
  ['an unknown budget', withPart({ budget: { script: 1 } }), /"script"/],
  ['a budget of a negative size', withPart({ budget: { initial: -1 } }), /budget\/initial/],
  ['a page of a negative size', withPart({ budget: { pages: { card: -1 } } }), /pages\/card/],
  ['an owner of another type', withPart({ budget: { owner: 1 } }), /budget\/owner/],
])('refuses %s, and says where', (_what, policy, fault) => {
  expect(() => read(policy)).toThrow(fault);
});
