import { toIntegrity } from '@ilera/contracts/integrity';
import { Ledger } from '../registry/ledger/ledger';
import { publish } from './change-store';
import { readRecord } from '../registry/releases/read-record';
import { changedParts } from '../site/live-part';
import { artefactKey, type ReleaseStore } from '../store/release-store';
import { makePart } from './fake-releases';
import { newFolder } from './temporary';

/** A store's first revision, of a shell alone. */
export async function publishFirst(store: ReleaseStore, folder: string): Promise<void> {
  const parts = [makePart(folder, 'shell', '1.0.0', { routes: [] })];
  await publish({ ledger: new Ledger(store), parts, by: 'tests', reason: 'first' });
}

/** Fifty publishers at once, each with a client of its own, then the whole history is read and checked. */
export async function raceFifty(open: () => Promise<ReleaseStore>): Promise<void> {
  const [store, folder] = [await open(), newFolder()];
  await publishFirst(store, folder);
  const expected = Array.from({ length: 50 }, (_, index) => `1.0.${index}`);
  await Promise.all(
    expected.map(async (version, index) => {
      const parts = [makePart(folder, `mf-${'abcde'[index % 5] ?? 'a'}`, version)];
      await publish({ ledger: new Ledger(await open()), parts, by: 'tests', reason: version });
    }),
  );
  const revisions = (await new Ledger(store).recent(100)).reverse();
  expect(revisions.map(({ n }) => n)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
  const published = revisions.slice(1).map(({ live }, index) => {
    // Another difference from the revision before would be a lost publish.
    const [name = '', ...others] = changedParts(revisions[index]?.live, live);
    expect(others).toEqual([]);
    return live[name]?.version;
  });
  expect(published.sort()).toEqual(expected.sort());
}

/** Every version that any revision makes live is complete and has the right hashes. */
export async function expectAllWhole(store: ReleaseStore): Promise<void> {
  const revisions = await new Ledger(store).recent(10_000);
  const seen = new Set<string>();
  for (const { live } of revisions) {
    for (const [name, { version, digest }] of Object.entries(live)) {
      if (seen.has(`${name}/${version}`)) continue;
      seen.add(`${name}/${version}`);
      const record = await readRecord(store, name, version);
      expect(record?.digest).toBe(digest);
      for (const [file, { integrity }] of Object.entries(record?.release.files ?? {})) {
        const body = await store.get(artefactKey(name, version, file));
        expect(body && toIntegrity(body)).toBe(integrity);
      }
    }
  }
}
