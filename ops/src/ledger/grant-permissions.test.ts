import { join } from 'node:path';
import type { PathGrants, Revision } from '@shared/contracts';
import { revisionHash, type Signer } from '../keys/signing';
import { grant, revoke } from '../release/grant';
import { publish } from '../release/publish';
import { FileStore } from '../store/file-store';
import { revisionKey } from '../store/release-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { bringing, routeRules } from '../testing/route-rules';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import { whyGrantsRefused } from './grant-permissions';
import { Ledger } from './ledger';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

const given: PathGrants = { 'mf-extra': [{ prefix: '/extra/*', access: ['public'] }] };
const all: PathGrants = { 'mf-things': [{ prefix: '/wide/*', access: ['public'] }] };

/** A site of ops, with keys of less and less power over paths. */
async function setUp() {
  const folder = nextFolder();
  const store = new FileStore(join(folder, 'store'));
  const keys = {
    ops: makeSigner(),
    granter: makeSigner(),
    squad: makeSigner(),
    own: makeSigner(),
    young: makeSigner(),
  };
  const trust = trustIn(
    describeKey(keys.ops, 'Name: ops'),
    describeKey(keys.granter, 'Name: granter', 'Actions: grant'),
    describeKey(keys.squad, 'Name: extra squad', 'Parts: mf-extra'),
    describeKey(keys.own, 'Name: extra ops', 'Parts: mf-extra', 'Actions: publish, grant'),
    describeKey(keys.young, 'Name: young', 'Approval: required'),
  );
  const as = (signer: Signer) => new Ledger(store, { signer, trust });
  const parts = [
    makePart(folder, 'shell', '1.0.0', { routeRules }),
    makePart(folder, 'mf-public', '1.0.0'),
    makePart(folder, 'mf-things', '1.0.0'),
  ];
  await publish({ store, ledger: as(keys.ops), parts, by: 'ada', reason: 'first' });
  const give = (signer: Signer, remote = 'mf-extra', prefixes = ['/extra/*']) =>
    grant({ store, ledger: as(signer), remote, by: 'x', reason: 'x', prefixes, access: ['public'] });
  const take = (signer: Signer) =>
    revoke({ store, ledger: as(signer), remote: 'mf-extra', by: 'x', reason: 'x' });
  const putExtra = (signer: Signer) =>
    publish({
      store,
      ledger: as(signer),
      parts: [makePart(folder, 'mf-extra', '1.0.0', bringing('/extra/hello'))],
      by: 'x',
      reason: 'x',
    });
  /** Signs what a publisher's command would refuse, and puts it into the store. */
  const force = async (signer: Signer, change: (before: Revision) => Partial<Revision>) => {
    const before = (await as(keys.ops).newest())!;
    const { signature: _signature, ...copied } = before;
    const plain: Revision = {
      ...copied,
      n: (await as(keys.ops).newestNumber()) + 1,
      previous: { n: before.n, hash: revisionHash(before) },
      ...change(before),
    };
    const forged = { ...plain, signature: signer.sign(plain) };
    await store.putIfAbsent(revisionKey(forged.n), Buffer.from(JSON.stringify(forged)));
    const { refused } = await as(keys.ops).latest();
    return refused.find(({ n }) => n === forged.n)?.reason;
  };
  return { store, keys, as, give, take, putExtra, force };
}

it('paths are given by a key without limits, or one with Actions: grant, which changes no part (Q56)', async () => {
  const { keys, as, give, take, putExtra, force } = await setUp();
  await give(keys.granter);
  expect((await as(keys.ops).newest())?.grants).toEqual(given);
  await putExtra(keys.squad);
  await take(keys.granter);
  await give(keys.ops);
  expect(
    await force(keys.granter, ({ live }) => ({
      action: 'grant',
      live: { ...live, shell: { version: '6.6.6', digest: 'x' } },
    })),
  ).toContain('a grant changes no part, and this one changes shell');
});

it('a revocation takes away only', async () => {
  const { keys, give, putExtra, force } = await setUp();
  await give(keys.ops);
  await putExtra(keys.ops);
  const reason = await force(keys.granter, ({ live: { 'mf-extra': _extra, ...live } }) => ({
    action: 'revoke',
    live: { ...live, 'mf-things': { version: '6.6.6', digest: 'x' } },
    grants: {},
  }));
  expect(reason).toContain('a revocation takes away only, and this one changes mf-things');
});

it('a squad’s key gives its remote no paths, by whatever action (Q56)', async () => {
  const { keys, give, force } = await setUp();
  await expect(give(keys.squad)).rejects.toThrow('the key "extra squad" may not grant');
  for (const action of ['publish', 'canary', 'rollback', 'pause', 'freeze', 'thaw', 'init'] as const)
    expect([action, await force(keys.squad, () => ({ action, grants: given }))]).toEqual([
      action,
      expect.stringContaining('may not change the paths of mf-extra'),
    ]);
});

it('a key of one part with Actions: grant gives that one paths only', async () => {
  const { keys, as, give, force } = await setUp();
  await give(keys.own);
  expect((await as(keys.ops).newest())?.grants).toEqual(given);
  await expect(give(keys.own, 'mf-more', ['/more/*'])).rejects.toThrow('may not change the paths of mf-more');
  expect(await force(keys.own, () => ({ action: 'grant', grants: { ...given, ...all } }))).toContain(
    'may not change the paths of mf-things',
  );
  expect(await force(keys.own, () => ({ action: 'publish', grants: {} }))).toContain(
    'may not change the paths of mf-extra',
  );
});

it('a key that needs approval gives none', async () => {
  const { keys, give } = await setUp();
  await expect(give(keys.young)).rejects.toThrow('needs a second key to approve');
});

it('a limited key gives no paths that another remote has, whatever the order of their names (Q56)', async () => {
  const { keys, as, give, force } = await setUp();
  await give(keys.ops);
  for (const prefix of ['/extra/*', '/Extra/more/*'])
    expect(
      await force(keys.granter, ({ grants }) => ({
        action: 'grant',
        grants: { ...grants, 'mf-a': [{ prefix, access: ['public'] }] },
      })),
    ).toContain(`mf-a cannot have ${prefix}: mf-extra has /extra/*`);
  await expect(give(keys.granter, 'mf-a', ['/extra/more/*'])).rejects.toThrow('mf-a has /extra/more/*');
  await give(keys.granter, 'mf-a', ['/other/*']);
  await give(keys.granter, 'mf-extra', ['/extra/*', '/more/*']);
  expect(Object.keys((await as(keys.ops).newest())?.grants ?? {}).sort()).toEqual(['mf-a', 'mf-extra']);
});

it('who may see granted paths is compared word by word', async () => {
  const { keys, force } = await setUp();
  const grantTo = (access: string[]) => ({ 'mf-extra': [{ prefix: '/extra/*', access }] }) as PathGrants;
  await force(keys.ops, () => ({ action: 'grant', grants: grantTo(['public', 'signed-in']) }));
  expect(
    await force(keys.squad, () => ({ action: 'publish', grants: grantTo(['public, signed-in']) })),
  ).toContain('may not change the paths of mf-extra');
});

it('a limited key takes away no remote that was live without paths of ops, as those that the shell names (Q56)', async () => {
  const { keys, force, give, putExtra, take, as } = await setUp();
  const without = ({ live: { 'mf-things': _things, ...live } }: Revision): Partial<Revision> => ({
    action: 'revoke',
    live,
  });
  const reason = 'mf-things was live without: that takes a key without limits';
  expect(await force(keys.granter, without)).toContain(reason);
  expect(
    await force(keys.granter, ({ grants }) => ({ action: 'grant', grants: { ...grants, ...all } })),
  ).toBe(undefined);
  expect(await force(keys.granter, (before) => ({ ...without(before), grants: {} }))).toContain(reason);
  await give(keys.granter);
  await putExtra(keys.own);
  await take(keys.granter);
  expect((await as(keys.ops).newest())?.live['mf-extra']).toBeUndefined();
  await give(keys.own);
  await putExtra(keys.own);
  await take(keys.own);
});

it('nor one of which the last 500 revisions do not show how it began (Q56)', async () => {
  const granter = makeSigner();
  const key = trustIn(describeKey(granter, 'Name: granter', 'Actions: grant')).verify.keys.get(granter.key)!;
  const there = { 'mf-things': { version: '1.0.0' } };
  /** A history in which the remote has had paths of ops for a number of revisions. */
  const revisionAt = (n: number, first: number): Revision => ({
    n,
    at: '2026-11-25T10:00:00.000Z',
    by: 'x',
    reason: 'x',
    action: 'grant',
    live: n < first ? {} : there,
    grants: all,
    ...(n > 1 && { previous: { n: n - 1, hash: 'x' } }),
  });
  const why = (lived: number, last = 1000, lowest = 1) => {
    const first = last - lived + 1;
    const before = revisionAt(last, first);
    const after: Revision = { ...before, n: last + 1, action: 'revoke', live: {}, grants: {} };
    return whyGrantsRefused(key, before, after, ({ n }) =>
      Promise.resolve(n > lowest ? revisionAt(n - 1, first) : undefined),
    );
  };
  expect(await why(499)).toBeUndefined();
  expect(await why(500)).toContain('mf-things was live for more than 500 revisions');
  expect(await why(100, 100)).toBeUndefined();
  expect(await why(100, 100, 50)).toContain('or some are missing');
});
