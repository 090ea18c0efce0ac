import type { Revision } from '@shared/contracts';
import { publish } from '../release/publish';
import { rollback } from '../release/rollback';
import { hintKey, revisionKey } from '../store/release-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openMemoryStore } from '../testing/memory-store';
import { makeSigner, trustIn } from '../testing/signing-keys';
import { Ledger } from './ledger';

const nextFolder = temporaryFolders();

/** A site of one revision in memory, of which a running gateway follows from the first. */
async function setUp() {
  const folder = nextFolder();
  const store = openMemoryStore();
  const signer = makeSigner();
  const ledger = new Ledger(store, { signer, trust: trustIn(signer) });
  const put = (name: string, version: string) =>
    publish({ store, ledger, parts: [makePart(folder, name, version)], by: 'ada', reason: version });
  const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ store, ledger, parts, by: 'ada', reason: 'first' });
  /** Writes what anybody with the bucket alone can write under the number of a revision. */
  const plant = (n: number, body: Partial<Revision> | string = 'x') =>
    store.putIfAbsent(revisionKey(n), Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
  const hint = (n: number) => store.put(hintKey, Buffer.from(String(n)));
  /** What a gateway sees that serves a revision, as it is started now or long ago. */
  const followed = async (n: number) =>
    (await new Ledger(store, { trust: trustIn(signer) }).latest(n, n)).revision?.n;
  return { store, ledger, put, plant, hint, followed };
}

describe('a file above a gap under states/ (Q12)', () => {
  it('is no revision, whatever the hint says: publishers and running gateways see one end', async () => {
    const { store, ledger, put, plant, hint, followed } = await setUp();
    await plant(1000);
    await hint(1000);
    expect(await ledger.newestNumber()).toBe(1);
    expect(await put('mf-things', '1.1.0')).toMatchObject({ n: 2 });
    expect(await followed(1)).toBe(2);
    await hint(1000);
    const back = await rollback({ store, ledger, part: 'mf-things', by: 'ada', reason: 'x' });
    expect([back.n, await followed(1), await followed(2)]).toEqual([3, 3, 3]);
    expect((await ledger.history(10)).map(({ revision }) => revision.n)).toEqual([3, 2, 1]);
    expect((await ledger.at(new Date('2100-01-01')))?.n).toBe(3);
  });

  it('is none where it stands in the way of the search, nor where several do', async () => {
    const { ledger, put, plant, hint, followed } = await setUp();
    const first = await ledger.read(1);
    for (const n of [3, 4, 6, 7, 8, 16, 1000, 1001]) await plant(n, { ...first, n });
    for (const start of [0, 4, 7, 16, 1001]) {
      await hint(start);
      expect(await ledger.latest()).toMatchObject({ number: 1, revision: { n: 1 }, refused: [] });
    }
    // Where it follows without a gap, it is refused as any other.
    expect((await put('mf-things', '1.1.0'))?.n).toBe(2);
    expect(await ledger.latest()).toMatchObject({ number: 4, refused: [{ n: 4 }, { n: 3 }] });
    expect((await put('mf-things', '1.2.0'))?.n).toBe(5);
    expect([await followed(1), await followed(2), await ledger.newestNumber(2)]).toEqual([5, 5, 8]);
  });

  it('hides nothing from a gateway that serves the last one', async () => {
    const { ledger, plant, followed } = await setUp();
    await plant(2);
    await plant(4);
    expect(await ledger.latest(1, 1)).toMatchObject({ number: 2, revision: undefined, refused: [{ n: 2 }] });
    expect(await followed(1)).toBeUndefined();
  });

  it('costs one listing, and a read for each file that was planted', async () => {
    const { store, ledger, put, plant, hint } = await setUp();
    for (let n = 1; n <= 30; n += 1) await put('mf-things', `1.${n}.0`);
    for (let n = 1000; n < 1100; n += 2) await plant(n);
    await hint(1098);
    const reads = [jest.spyOn(store, 'get'), jest.spyOn(store, 'exists')];
    const lists = jest.spyOn(store, 'list');
    expect(await ledger.newestNumber()).toBe(31);
    expect(reads.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThanOrEqual(50 + 15);
    expect(lists).toHaveBeenCalledTimes(1);
  });

  it('a valid revision stands, also where one below it was lost', async () => {
    const { store, ledger, put } = await setUp();
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await put('mf-things', version);
    await store.remove(revisionKey(2));
    expect(await ledger.latest()).toMatchObject({ number: 4, revision: { n: 4 }, refused: [] });
    await put('mf-things', '1.4.0');
    expect(await ledger.newestNumber()).toBe(5);
  });

  it('says of an empty store with such a file that nothing in it is believed', async () => {
    const store = openMemoryStore();
    await store.putIfAbsent(revisionKey(1000), Buffer.from('x'));
    await store.put(hintKey, Buffer.from('1000'));
    await expect(new Ledger(store).newest()).rejects.toThrow('revision 1000 is damaged');
  });
});
