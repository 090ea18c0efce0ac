import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { Ledger } from './ledger/ledger';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { makePart } from '../testing/fake-releases';
import { newFolder } from '../testing/temporary';
import { expectAllWhole, publishFirst, raceFifty } from '../testing/race-publishers';
import { replaceIn } from '../testing/memory-store';
import { publish } from '../testing/change-store';

const repository = findRepository();
jest.setTimeout(240_000);

it('fifty publishers at once: every revision is there, in one line, none lost', async () => {
  const folder = join(newFolder(), 'store');
  await raceFifty(() => openStore(repository, folder));
});

/** A store whose client stops at the given write: neither that write nor any later one happens. */
function storeGoneAt(write: number, inner: ReleaseStore): { store: ReleaseStore; gone: Promise<'gone'> } {
  let writes = 0;
  let end: (what: 'gone') => void = () => undefined;
  const gone = new Promise<'gone'>((resolve) => (end = resolve));
  const counted = <T>(begin: () => Promise<T>): Promise<T> => {
    writes += 1;
    if (writes < write) return begin();
    end('gone');
    return new Promise<T>(() => undefined);
  };
  const store = replaceIn(inner, {
    putIfAbsent: (key, body) => counted(() => inner.putIfAbsent(key, body)),
    put: (key, body) => counted(() => inner.put(key, body)),
  });
  return { store, gone };
}

const publishOne = (store: ReleaseStore, folder: string, name: string, version: string) =>
  publish({
    ledger: new Ledger(store),
    parts: [makePart(folder, name, version)],
    by: 'tests',
    reason: version,
  });

describe('a publisher that is gone', () => {
  it('at any of its writes leaves nothing incomplete live, and does not prevent the next publish', async () => {
    const folder = newFolder();
    const inner = await openStore(repository, join(folder, 'store'));
    await publishFirst(inner, folder);
    let write = 0;
    let outcome: unknown = 'gone';
    while (outcome === 'gone') {
      write += 1;
      const { store, gone } = storeGoneAt(write, inner);
      outcome = await Promise.race([publishOne(store, folder, 'mf-a', `1.${write}.0`), gone]);
      await expectAllWhole(inner);
      const next = await publishOne(inner, folder, 'mf-b', `1.${write}.0`);
      expect(next?.live['mf-b']?.version).toBe(`1.${write}.0`);
    }
    // Four files, the release record and the revision at least.
    expect(write).toBeGreaterThan(6);
  });
});
