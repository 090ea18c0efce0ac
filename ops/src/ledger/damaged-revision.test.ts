import type { Revision } from '@shared/contracts';
import { revisionHash } from '../keys/signing';
import { rollback } from '../release/rollback';
import { StoreError } from '../store/store-error';
import { mostRecordBytes } from '../store/parse-record';
import { revisionKey } from '../store/release-store';
import { temporaryFolders } from '../testing/fake-releases';
import { openKeyDesk } from '../testing/key-desk';
import { Ledger } from './ledger';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

async function setUp() {
  const desk = await openKeyDesk(nextFolder());
  const { store, ops, squad, as } = desk;
  const write = (body: string, n = 2) => store.putIfAbsent(revisionKey(n), Buffer.from(body));
  /** Stores what a squad's key signed past every command. */
  const sign = async (change: object, n = 2): Promise<void> => {
    const before = (await as(ops).read(1))!;
    const { signature: _signature, ...copied } = before;
    const at = new Date().toISOString();
    const previous = { n: 1, hash: revisionHash(before) };
    const plain = { ...copied, n, at, action: 'publish', previous, ...change } as Revision;
    await write(JSON.stringify({ ...plain, signature: squad.sign(plain) }), n);
  };
  return { ...desk, write, sign };
}

const damaged = { revision: { n: 1 }, refused: [{ n: 2, why: 'damaged' }] };

describe('what somebody without a key leaves in place of a revision (Q12a)', () => {
  const forge = (signature: string, more = ''): string =>
    `{"n":2,"at":"x","by":"x","reason":"x","action":"publish","live":{},"signature":${signature}${more}}`;

  it.each([
    ['a signature without a value', (key: string) => forge(`{"key":"${key}"}`)],
    ['a signature that is a number', (key: string) => forge(`{"key":"${key}","value":5}`)],
    ['a signature that is an object', (key: string) => forge(`{"key":"${key}","value":{}}`)],
    ['no signature', () => forge('null')],
    ['no more than a number', () => '{"n":2,"at":"x","live":{}}'],
    ['parts within each other', () => forge('{}').replace('{}', `{"a":${deep(20_000)}}`)],
    [
      'lists within each other',
      (key: string) => forge(`{"key":"${key}","value":""}`, `,"x":${deep(20_000)}`),
    ],
    ['a few too many of them', (key: string) => forge(`{"key":"${key}","value":""}`, `,"x":${deep(16)}`)],
    ['far too much', (key: string) => forge(`{"key":"${key}","value":""}`).padEnd(mostRecordBytes + 1)],
    ['nothing', () => ''],
    ['null', () => 'null'],
  ])('is passed over: %s', async (_what, make) => {
    const { store, ops, as, put, write } = await setUp();
    await write(make(ops.key));
    expect(await as(ops).latest()).toMatchObject(damaged);
    expect(await put(as(ops), 'mf-things', '1.1.0')).toMatchObject({ n: 3, previous: { n: 1 } });
    const back = { store, ledger: as(ops), part: 'mf-things', by: 'ada', reason: 'x' };
    expect(await rollback(back)).toMatchObject({ n: 4 });
  });
});

describe('what a limited key signs and no code could read (Q12a)', () => {
  const part = { version: '1.1.0', digest: 'x' };
  const proposal = { id: '0123abcd', at: 'x', by: 'x', reason: 'x' };

  it.each([
    ['a part that is null', { live: { 'mf-things': null } }],
    [
      'a share above all visits',
      { live: { 'mf-things': { ...part, canary: { ...part, percent: 1e5, people: [] } } } },
    ],
    ['a canary without people', { live: { 'mf-things': { ...part, canary: { ...part, percent: 5 } } } }],
    ['bad versions that are no list', { live: { 'mf-things': { ...part, bad: 'all' } } }],
    ['a part outside of the store', { live: { '../mf-things': part } }],
    ['a version outside of the store', { live: { 'mf-things': { ...part, version: '../../x' } } }],
    ['a fallback outside of the store', { live: { 'mf-things': { ...part, lastGood: '../../x' } } }],
    ['grants that are no lists', { grants: { x: 5 } }],
    ['a grant without access', { grants: { 'mf-things': [{ prefix: '/x/*' }] } }],
    ['a proposal without parts', { proposal }],
    ['a proposal with half a signature', { proposal: { ...proposal, parts: {}, signature: { key: 'x' } } }],
    ['a freeze that is null', { freeze: null }],
    ['passes that are no list', { passes: 'all' }],
    ['half a link', { previous: { n: 1 } }],
  ])('is passed over: %s', async (_what, change) => {
    const { ops, as, put, sign } = await setUp();
    await sign(change);
    expect(await as(ops).latest()).toMatchObject(damaged);
    expect(await put(as(ops), 'mf-things', '1.1.0')).toMatchObject({ n: 3, previous: { n: 1 } });
  });
});

it('links of limited keys that lead upwards are followed by nobody (Q12a)', async () => {
  const { store, ops, squad, as, put } = await setUp();
  const first = (await as(ops).read(1))!;
  const link = (n: number, before: Revision): Revision => {
    const { signature: _signature, ...copied } = first;
    const plain = {
      ...copied,
      n,
      action: 'publish' as const,
      previous: { n: before.n, hash: revisionHash(before) },
    };
    return { ...plain, signature: squad.sign(plain) };
  };
  const third = link(3, first);
  for (const revision of [link(2, third), third])
    await store.putIfAbsent(revisionKey(revision.n), Buffer.from(JSON.stringify(revision)));
  expect(await as(ops).latest()).toMatchObject({ revision: { n: 3 }, refused: [] });
  expect(await put(as(squad), 'mf-things', '1.1.0')).toMatchObject({ n: 4, previous: { n: 3 } });
  expect((await as(ops).history(4)).map(({ refused }) => refused?.why)).toEqual([
    undefined,
    undefined,
    'damaged',
    undefined,
  ]);
});

it('many refused revisions above a damaged one are judged once each (Q12a)', async () => {
  const { store, ops, as, sign, write } = await setUp();
  await write('damaged');
  for (let n = 3; n < 12; n += 1) await sign({ live: { shell: { version: '6.6.6' } } }, n);
  const get = jest.spyOn(store, 'get');
  expect((await as(ops).latest()).revision?.n).toBe(1);
  expect(get.mock.calls.length).toBeLessThan(300);
});

it('a revision with fields and words of a newer release is read', async () => {
  const { store, ops, as } = await setUp();
  const change = { live: {}, action: 'word', by: 'x', reason: 'x', newer: { than: ['this'] } };
  await new Ledger(store, { signer: ops }).append(() => change as never);
  expect((await as(ops).latest()).revision).toMatchObject({ n: 2, action: 'word' });
});

it('a store that does not answer damages no revision', async () => {
  const { store, ops, as } = await setUp();
  jest.spyOn(store, 'get').mockRejectedValue(new StoreError('x', 'did not answer.'));
  await expect(as(ops).latest(1)).rejects.toThrow('did not answer');
});

it('a revision is read no further than it may be large', async () => {
  const { store, ops, as } = await setUp();
  const get = jest.spyOn(store, 'get');
  await as(ops).read(1);
  expect(get).toHaveBeenCalledWith(revisionKey(1), mostRecordBytes + 1);
});
