import type { Revision } from '@shared/contracts';
import { revisionHash, type Signer } from '../keys/signing';
import { mostRecordBytes } from '../store/parse-record';
import { revisionKey } from '../store/release-store';
import { openMemoryStore } from '../testing/memory-store';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import { Ledger } from './ledger';

/** A site of one revision of ops, with a squad's key, and what either signs. */
async function setUp() {
  const store = openMemoryStore();
  const [ops, squad] = [makeSigner(), makeSigner()];
  const trust = trustIn(describeKey(ops), describeKey(squad, 'Name: squad', 'Parts: mf-things'));
  const ledger = new Ledger(store, { signer: ops, trust });
  const change = { by: 'ada', reason: 'x', action: 'publish' as const };
  const first = await ledger.append(() => ({ ...change, live: { shell: { version: '1.0.0' } } }));
  const write = (n: number, body: string) => store.putIfAbsent(revisionKey(n), Buffer.from(body));
  const sign = async (signer: Signer, before: Revision, more: Partial<Revision> = {}): Promise<Revision> => {
    const { signature: _signature, ...copied } = before;
    const previous = { n: before.n, hash: revisionHash(before) };
    const plain = { ...copied, n: before.n + 1, at: new Date().toISOString(), previous, ...more };
    const signed = { ...plain, signature: signer.sign(plain) };
    await write(signed.n, JSON.stringify(signed));
    return signed;
  };
  return { store, ledger, first, ops, squad, write, sign };
}

/** A file of the most bytes that are read. */
const full = (n: number, signature: string): string => {
  const start = `{"n":${n},"at":"x","by":"x","reason":"x","action":"publish","live":{},"signature":${signature},"y":[`;
  return `${start}${'{"a":0},'.repeat(19_000)}0]}`.padEnd(mostRecordBytes);
};

it.each([
  ['no key', () => 'null'],
  ['an unknown key', () => '{"key":"x","value":"x"}'],
  ['a known key', (key: string) => `{"key":"${key}","value":"x"}`],
  ['a limited key', (_key: string, limited: string) => `{"key":"${limited}","value":"x"}`],
])('large files of %s are parsed one at a time, and once (Q12a)', async (_what, signature) => {
  const { store, ledger, ops, squad, write } = await setUp();
  for (let n = 2; n <= 12; n += 1) await write(n, full(n, signature(ops.key, squad.key)));
  await store.put('hints/newest-state.json', Buffer.from('1'));
  const parse = jest.spyOn(JSON, 'parse');
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  expect((await ledger.latest()).revision?.n).toBe(1);
  expect(ticks).toBeGreaterThan(5);
  expect(parse.mock.calls.length).toBe(12);
  parse.mockClear();
  expect(await ledger.latest(1, 1)).toMatchObject({ number: 12, refused: { length: 11 } });
  expect(parse).not.toHaveBeenCalled();
  clearInterval(timer);
  parse.mockRestore();
});

it('a long chain on what is refused is judged with a few reads for each (Q12a)', async () => {
  const { store, ledger, first, squad, sign } = await setUp();
  const foreign = { live: { shell: { version: '6.6.6' } } };
  let before = await sign(squad, first, foreign);
  for (let n = 3; n <= 200; n += 1) before = await sign(squad, before);
  const get = jest.spyOn(store, 'get');
  const { revision, refused } = await ledger.latest();
  expect([revision?.n, refused.length]).toEqual([1, 199]);
  expect(refused.at(0)?.reason).toBe(
    'built on revision 2, which is not permitted: the key "squad" may not change shell',
  );
  expect(refused.at(-1)?.reason).toBe('not permitted: the key "squad" may not change shell');
  expect(get.mock.calls.length).toBeLessThan(1000);
});

it('a file of more objects than any revision has is damaged (Q12a)', async () => {
  const { ledger, ops, write } = await setUp();
  const body = full(2, `{"key":"${ops.key}","value":"x"}`);
  await write(2, body.replace('"y":[', `"y":[${'{},'.repeat(1_100)}`).trimEnd());
  expect(await ledger.latest()).toMatchObject({ revision: { n: 1 }, refused: [{ n: 2, why: 'damaged' }] });
});

it('a damaged revision that was put back is read again', async () => {
  const { store, ledger, first, ops, write, sign } = await setUp();
  await write(2, 'x');
  expect((await ledger.latest()).refused).toHaveLength(1);
  await store.remove(revisionKey(2));
  await sign(ops, first);
  expect(await ledger.latest()).toMatchObject({ revision: { n: 2 }, refused: [] });
});

it('a revision built on one that is put back is believed again within seconds', async () => {
  const { store, ledger, first, squad, sign } = await setUp();
  const things = { live: { ...first.live, 'mf-things': { version: '1.0.0' } } };
  const second = await sign(squad, first, things);
  await sign(squad, second);
  await store.remove(revisionKey(2));
  await store.putIfAbsent(revisionKey(2), Buffer.from('x'));
  expect((await ledger.latest()).revision?.n).toBe(1);
  await store.remove(revisionKey(2));
  await store.putIfAbsent(revisionKey(2), Buffer.from(JSON.stringify(second)));
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  expect((await ledger.latest()).revision?.n).toBe(3);
  clock.mockRestore();
});
