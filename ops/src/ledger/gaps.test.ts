import type { Revision } from '@shared/contracts';
import { revisionHash } from '../keys/signing';
import { publish } from '../release/publish';
import { rollback } from '../release/rollback';
import { hintKey, revisionKey } from '../store/release-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openMemoryStore } from '../testing/memory-store';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import { Ledger } from './ledger';

const nextFolder = temporaryFolders();

/** A site of one revision in memory, of which a running gateway follows from the first. */
async function setUp() {
  const folder = nextFolder();
  const store = openMemoryStore();
  const signer = makeSigner();
  const squad = makeSigner();
  const trust = trustIn(describeKey(signer), describeKey(squad, 'Parts: mf-things'));
  const ledger = new Ledger(store, { signer, trust });
  const put = (name: string, version: string) =>
    publish({ store, ledger, parts: [makePart(folder, name, version)], by: 'ada', reason: version });
  const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ store, ledger, parts, by: 'ada', reason: 'first' });
  /** Writes what anybody with the bucket alone can write under the number of a revision. */
  const plant = (n: number, body: Partial<Revision> | string = 'x') =>
    store.putIfAbsent(revisionKey(n), Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
  const hint = (n: number) => store.put(hintKey, Buffer.from(String(n)));
  /** What a gateway sees that serves a revision, as it is started now or long ago. */
  const followed = async (n: number) => (await new Ledger(store, { trust }).latest(n, n)).revision?.n;
  /** Signs with the squad's key what could follow a revision, if its number were the next one. */
  const sign = async (n: number, on: number): Promise<Revision> => {
    const before = (await ledger.read(on))!;
    const { signature: _signature, ...copied } = before;
    const previous = { n: on, hash: revisionHash(before) };
    const plain: Revision = { ...copied, n, at: new Date().toISOString(), action: 'publish', previous };
    return { ...plain, signature: squad.sign(plain) };
  };
  const asked = () => {
    const spies = [jest.spyOn(store, 'get'), jest.spyOn(store, 'exists')];
    const count = () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    const before = count();
    return () => count() - before;
  };
  return { store, ledger, put, plant, hint, followed, sign, asked };
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

  it('is none either where a limited key signed it, and leads nobody through the numbers in between', async () => {
    const { ledger, put, plant, hint, followed, sign, asked } = await setUp();
    const far = 2_000_001;
    for (const n of [far, 500]) await plant(n, await sign(n, 1));
    await plant(2);
    await plant(4);
    const reads = asked();
    for (const start of [far, 500, 4, 2, 1, 0]) {
      await hint(start);
      expect(await ledger.latest()).toMatchObject({ number: 2, revision: { n: 1 }, refused: [{ n: 2 }] });
    }
    expect(await followed(1)).toBeUndefined();
    expect(reads()).toBeLessThan(250);
    await hint(far);
    expect((await put('mf-things', '1.1.0'))?.n).toBe(3);
    expect(await followed(1)).toBe(3);
  });

  it('is not read by running gateways, and by others many at a time', async () => {
    const { store, ledger, plant, hint, followed, asked } = await setUp();
    for (let n = 2; n <= 2000; n += 2) await plant(n);
    await hint(2000);
    const { get } = store;
    let [open, most] = [0, 0];
    jest.spyOn(store, 'get').mockImplementation(async (key, bytes) => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return get(key, bytes);
    });
    expect(await ledger.latest()).toMatchObject({ number: 2, revision: { n: 1 } });
    expect(most).toBe(32);
    const reads = asked();
    await followed(1);
    expect(reads()).toBeLessThan(40);
  });

  it.each([[[1]], [[2]], [[3]], [[7]], [[9]], [[11]], [[1, 2, 3, 4]], [[3, 9]], [[5, 6, 7, 8, 9]]])(
    'the end is the same from every hint where %j were lost',
    async (lost) => {
      const { store, ledger, put, hint, followed } = await setUp();
      for (let n = 2; n <= 24; n += 1) await put('mf-things', `1.${n}.0`);
      for (const n of lost) await store.remove(revisionKey(n));
      for (let start = 0; start <= 26; start += 1) {
        await hint(start);
        expect([start, (await ledger.latest()).number]).toEqual([start, 24]);
      }
      await store.remove(hintKey);
      expect(await put('mf-things', '2.0.0')).toMatchObject({ n: 25, previous: { n: 24 } });
      expect(await followed(24)).toBe(25);
    },
  );

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
