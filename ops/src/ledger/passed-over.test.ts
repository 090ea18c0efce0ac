import type { Revision } from '@shared/contracts';
import { rollback } from '../release/rollback';
import { revisionKey } from '../store/release-store';
import { forgeRevision } from '../testing/bucket-attacker';
import { temporaryFolders } from '../testing/fake-releases';
import { openKeyDesk, unlimited } from '../testing/key-desk';
import { describeKey, makeSigner, trustIn } from '../testing/signing-keys';
import type { Signer } from '../keys/signing';
import { revisionHash } from '../keys/signing';
import { Ledger } from './ledger';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);

/** Two squads with a part each; what either signs can be written on top of any revision, as the bucket allows. */
async function setUp() {
  const desk = await openKeyDesk(nextFolder());
  const { store, ops, squad, gateway } = desk;
  const publicSquad = makeSigner();
  const trust = trustIn(
    describeKey(ops, 'Name: ops'),
    describeKey(squad, 'Name: things squad', 'Parts: mf-things'),
    describeKey(publicSquad, 'Name: public squad', 'Parts: mf-public'),
    describeKey(gateway, 'Name: gateway', 'Actions: pause'),
  );
  const as = (signer: Signer) => new Ledger(store, { signer, trust });
  /** Signs a revision on top of revision `on`, whatever came after it, and stores it under the next number. */
  const plant = async (signer: Signer, on: number, change: Partial<Revision> = {}) => {
    const ledger = new Ledger(store, { trust: unlimited(ops, squad, publicSquad, gateway) });
    const [before, number] = [await ledger.read(on), await ledger.newestNumber()];
    if (!before) throw new Error(`There is no revision ${on}.`);
    const { signature: _signature, ...copied } = before;
    const plain: Revision = {
      ...copied,
      n: number + 1,
      at: new Date().toISOString(),
      by: 'eve',
      reason: 'x',
      action: 'publish',
      previous: { n: on, hash: revisionHash(before) },
      ...change,
    };
    const body = JSON.stringify({ ...plain, signature: signer.sign(plain) });
    await store.putIfAbsent(revisionKey(plain.n), Buffer.from(body));
    return plain.n;
  };
  /** A gateway that starts without a copy of its own, or a publisher. */
  const start = () => as(ops).latest();
  return { ...desk, trust, as, plant, start, publicSquad };
}

describe('a limited key that signs on top of an older revision (Q12a)', () => {
  it.each(['ops', 'publicSquad'] as const)('undoes nothing that %s published later', async (who) => {
    const { [who]: author, as, put, plant, start, squad, ops } = await setUp();
    await put(as(author), 'mf-public', '1.1.0');
    await plant(squad, 1);
    await plant(squad, 1, { at: (await as(ops).read(1))!.at });
    const { revision, refused } = await start();
    expect([revision?.n, refused.map(({ n }) => n)]).toEqual([2, [4, 3]]);
    expect(refused[0]?.reason).toMatch(
      /^not permitted: it is built on revision 1, and revision 2 of 2\S+ was there/,
    );
    expect(await put(as(squad), 'mf-things', '1.1.0')).toMatchObject({
      n: 5,
      previous: { n: 2 },
      live: { 'mf-public': { version: '1.1.0' } },
    });
  });

  it('nor what came after a revision of its own', async () => {
    const { as, put, plant, start, squad, publicSquad } = await setUp();
    await put(as(squad), 'mf-things', '1.1.0');
    await put(as(publicSquad), 'mf-public', '1.1.0');
    await plant(squad, 2);
    expect((await start()).revision?.n).toBe(3);
  });

  it('nor is any more believed on top of such a revision', async () => {
    const { as, put, plant, start, squad, gateway, publicSquad } = await setUp();
    await put(as(publicSquad), 'mf-public', '1.1.0');
    await plant(squad, await plant(gateway, 1, { action: 'pause' }));
    const { revision, refused } = await start();
    expect(revision?.n).toBe(2);
    expect(refused[0]?.reason).toMatch(
      /^built on revision 3, which is not permitted: it is built on revision 1/,
    );
  });

  it('nor with a revision that is dated ahead, whose time would come later', async () => {
    const { as, put, plant, start, squad, ops, publicSquad, trust, store } = await setUp();
    const soon = new Date(Date.now() + 3_600_000);
    await plant(squad, 1, { at: soon.toISOString() });
    await expect(put(as(publicSquad), 'mf-public', '1.1.0')).rejects.toThrow(
      `it is built on revision 1, and revision 2 of ${soon.toISOString()} was there`,
    );
    await put(as(ops), 'mf-public', '1.1.0');
    await put(as(publicSquad), 'mf-public', '1.2.0');
    expect((await start()).revision?.n).toBe(4);
    const later = () => new Date(soon.getTime() + 1);
    expect((await new Ledger(store, { trust, now: later }).newest())?.n).toBe(4);
  });
});

it('a limited key builds over what is refused, however much of it there is', async () => {
  const { as, put, start, folder, store, squad, publicSquad } = await setUp();
  for (let n = 2; n < 40; n += 1) await forgeRevision(store, folder, 'mf-public');
  await put(as(squad), 'mf-things', '1.1.0');
  await put(as(publicSquad), 'mf-public', '1.1.0');
  await rollback({ store, ledger: as(squad), part: 'mf-things', by: 'ada', reason: 'x' });
  const { revision, refused } = await start();
  expect([revision?.n, refused]).toEqual([42, []]);
});
