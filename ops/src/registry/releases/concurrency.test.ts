import { once } from 'node:events';
import { join } from 'node:path';
import { findRepository } from '../../common/repository';
import { Ledger } from '../ledger/ledger';
import { openStore } from '../../store/open-store';
import type { ReleaseStore } from '../../store/release-store';
import { makePart, temporaryFolders } from '../../testing/fake-releases';
import { expectAllWhole, publishFirst, raceFifty, startPublisher } from '../../testing/race-publishers';
import { publish } from '../../testing/publish';

const nextFolder = temporaryFolders();
const repository = findRepository();
jest.setTimeout(240_000);

describe('fifty publishers in two processes', () => {
  it('on the file store: every revision is there, in one line, none lost', async () => {
    const folder = join(nextFolder(), 'store');
    await raceFifty(await openStore(repository, folder), nextFolder(), { RELEASE_STORE: folder });
  });
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
  const store: ReleaseStore = {
    description: inner.description,
    putIfAbsent: (key, body) => counted(() => inner.putIfAbsent(key, body)),
    put: (key, body) => counted(() => inner.put(key, body)),
    get: (key) => inner.get(key),
    exists: (key) => inner.exists(key),
    list: (prefix) => inner.list(prefix),
    remove: (key) => inner.remove(key),
  };
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
    const folder = nextFolder();
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

  it('by `kill -9` in the middle of a write, among others, leaves nothing that is live and not whole', async () => {
    const folder = nextFolder();
    const location = join(folder, 'store');
    const store = await openStore(repository, location);
    await publishFirst(store, folder);
    const run = async (write: number) => {
      const child = await startPublisher(
        join(folder, `k${write}`),
        `k${write}`,
        5,
        { RELEASE_STORE: location },
        write,
      );
      return (await once(child, 'exit'))[1] as NodeJS.Signals | null;
    };
    const signals: (NodeJS.Signals | null)[] = [];
    for (const pair of [
      [1, 8],
      [15, 22],
      [29, 36],
    ])
      signals.push(...(await Promise.all(pair.map(run))));
    expect(signals).toEqual(Array(6).fill('SIGKILL'));
    const never = 0;
    expect(await run(never)).toBeNull();
    expect(await expectAllWhole(store)).toBeGreaterThanOrEqual(1 + 5);
    expect((await publishOne(store, folder, 'mf-a', '2.0.0'))?.live['mf-a']?.version).toBe('2.0.0');
  });
});
