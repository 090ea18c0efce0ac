import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { newFolder } from '../testing/temporary';
import { allowedTo, limitsOf, policyFile, readPolicy, type Policy } from './policy';

function read(policy: object | string): Policy {
  const file = join(newFolder(), policyFile);
  writeFileSync(file, typeof policy === 'string' ? policy : JSON.stringify(policy));
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
      budget: { initial: 9.5, page: 20, pages: { card: 8 } },
    },
    shell: { preview: ['laptop'] },
  },
};

it('the policy of this repository is valid, and names the paths of each remote', () => {
  const policy = readPolicy(join(findRepository(), policyFile));
  expect(limitsOf(policy).paths['mf-plans']).toEqual([
    { prefix: '/health-plans/*', access: ['public', 'signed-in'] },
  ]);
  expect(policy.operators.length).toBeGreaterThan(0);
});

it('a policy is refused with every fault in one message', () => {
  const issuer = 'https://token.actions.githubusercontent.com';
  const paths = (...all: string[]) => ({ paths: all.map((prefix) => ({ prefix, access: ['public'] })) });
  const faulty = {
    audience: 'x',
    callers: { everybody: { issuer, claims: { ref: 'refs/heads/main' } } },
    operators: ['nobody'],
    parts: { 'mf-a': { publish: ['mf-b'], ...paths('/Aa/*', '/api/*', '/a/:id') }, 'mf-b': paths('/aA/*') },
  };
  expect(() => read(faulty)).toThrow(
    /everybody: name one of sub, repository[^]*no caller "nobody"[^]*no caller "mf-b"[^]*gateway answers at \/api[^]*\/a\/:id is not written[^]*\/aA\/\* belongs to mf-a/,
  );
  expect(() => read('{')).toThrow(/cannot be used:\n.*JSON/);
});

describe('a policy says', () => {
  it.each([
    ['publish', 'mf-plans', ['pipeline']],
    ['rollback', 'mf-plans', ['laptop']],
    ['preview', 'mf-plans', ['pipeline']],
    ['preview', 'shell', ['laptop']],
    ['rollback', 'shell', []],
    ['publish', 'mf-unknown', []],
    ['publish', 'constructor', []],
  ] as const)('who may %s %s: %j', (permission, part, callers) => {
    expect(allowedTo(read(good), permission, part)).toEqual(callers);
  });

  it('which paths each part has, and what it and a public page may weigh', () => {
    const policy = { ...good, publicPageScript: 0 };
    expect(limitsOf(read(policy)).paths).toEqual({ 'mf-plans': good.parts['mf-plans'].paths });
    expect(limitsOf(read(policy)).budgets).toMatchObject({ publicPageScript: 0, parts: good.parts });
  });
});

const path = { prefix: '/a/*', access: ['public'] };
const part = (mine: object) => ({ parts: { 'mf-plans': mine } });
const prefix = (one: string) => part({ paths: [{ ...path, prefix: one }] });
const caller = (mine: object) => ({ callers: { ...good.callers, pipeline: mine } });

it.each<[string, object, RegExp]>([
  ['two faults', { audience: undefined, x: 1 }, /(?=[^]*"audience")(?=[^]*"x")/],
  ['a name of all objects as an operator', { operators: ['constructor'] }, /operators: .*"constructor"/],
  ['an unknown field', { grants: {} }, /additional properties \{"additionalProperty":"grants"\}/],
  ['a part that leaves its folder', { parts: { '../x': {} } }, /\.\.\/x/],
  ['an issuer without a scheme', caller({ ...pipeline, issuer: 'gitlab.example' }), /callers\/pipeline/],
  ['a claim of another type', caller({ ...pipeline, claims: { sub: true } }), /callers\/pipeline/],
  ['a caller of no claim', caller({ ...pipeline, claims: {} }), /callers\/pipeline/],
  ['a caller of neither kind', caller({}), /callers\/pipeline/],
  ['a caller of both kinds', caller({ ...pipeline, tokenHash: 'a1'.repeat(32) }), /callers\/pipeline/],
  ['a token in place of its hash', caller({ tokenHash: 'secret' }), /callers\/pipeline/],
  ['a hash and something after it', caller({ tokenHash: `${'a1'.repeat(32)}x` }), /callers\/pipeline/],
  ['who may roll back and is unknown', part({ rollback: ['x'] }), /mf-plans\/rollback: .*"x"/],
  ['who may preview and is unknown', part({ preview: ['x'] }), /mf-plans\/preview: .*"x"/],
  ['an unknown right', part({ deploy: ['pipeline'] }), /mf-plans .*"deploy"/],
  ['an unknown access', part({ paths: [{ ...path, access: ['staff'] }] }), /mf-plans\/paths\/0\/access/],
  ['a path without its access', part({ paths: [{ prefix: '/a/*' }] }), /mf-plans\/paths\/0/],
  ['a path of the whole site', prefix('/*'), /\/\* is not written/],
  ['a path without a slash', prefix('things'), /things is not written/],
  ["the API's addresses", prefix('/API/*'), /gateway answers at \/API/],
  ["the files' addresses", prefix('/assets/*'), /gateway answers at \/assets/],
  ["the console's addresses", prefix('/ops/more/*'), /gateway answers at \/ops/],
  ['a page of a negative size', part({ budget: { pages: { card: -1 } } }), /pages\/card/],
])('a policy with %s is refused, and the message says where', (_what, change, fault) => {
  expect(() => read({ ...good, ...change })).toThrow(fault);
});
