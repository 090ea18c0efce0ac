import { join } from 'node:path';
import type { Release, Revision } from '@ilera/contracts';
import { FileStore } from '../store/file-store';
import { openS3Store } from '../store/s3-store';
import { makePart } from '../testing/fake-releases';
import { expectAllWhole, publishFirst, raceFifty } from '../testing/race-publishers';
import { startS3 } from '../testing/s3-server';
import { newFolder } from '../testing/temporary';
import type { ReleaseStore } from '../store/release-store';
import { replaceIn } from '../testing/memory-store';
import { startReleaseDesk } from '../testing/release-desk';
import { Ledger } from './ledger/ledger';
import { endPreviews } from './previews';
import { freeze, publish } from '../testing/change-store';
import type { Change } from './changes/change';
import { LocalRegistry } from './registry';

jest.setTimeout(600_000);

/**
 * A store that applies each write, and loses the answer of one: as an error, or as the client's own second attempt hears
 * of it, that the key is taken.
 */
function losing(store: ReleaseStore, at: number, how: 'error' | 'taken') {
  let writes = 0;
  const isLost = (): boolean => (writes += 1) === at;
  const answer = (): void => {
    if (isLost() && how === 'error') throw new Error('The answer was lost.');
  };
  const wrapped = replaceIn(store, {
    putIfAbsent: async (key, body) => {
      const outcome = await store.putIfAbsent(key, body);
      if (!isLost()) return outcome;
      if (how === 'taken') return 'exists';
      throw new Error('The answer was lost.');
    },
    put: (key, body) => store.put(key, body).then(answer),
    remove: (key) => store.remove(key).then(answer),
  });
  return { store: wrapped, writes: () => writes };
}

const by = { by: 'ada', reason: 'a test' };

/** A site with a second version and a canary of another part; frozen for those that end a freeze. */
async function setUp(isFrozen: boolean) {
  const desk = await startReleaseDesk();
  await desk.put('mf-things', '1.1.0');
  await desk.put('mf-public', '1.1.0', { canary: { percent: 10, people: [] } });
  if (isFrozen) await freeze({ ...by, ledger: desk.ledger });
  return { ...desk, preview: await desk.show([desk.part('mf-things', '3.0.0')]) };
}

type Command = (desk: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>;

const change =
  (what: Change): Command =>
  ({ ledger }) =>
    new LocalRegistry(ledger).makeChange(what, by);
const publishing =
  (record: Partial<Release>, force = false): Command =>
  ({ ledger, part }) =>
    publish({ ledger, ...by, parts: [part('mf-things', '1.2.0', record)], force });
const canary = (to: 'promote' | 'stop' | { percent: number }): Command =>
  change({ action: 'canary', part: 'mf-public', change: to });

const commands: [string, Command, Revision['action'] | undefined][] = [
  ['publish', publishing({}), 'publish'],
  ['publish, overruled', publishing({ shared: { '@ilera/runtime': '^9.0.0' } }, true), 'publish'],
  ['rollback', change({ action: 'rollback', parts: [{ part: 'mf-things' }] }), 'rollback'],
  ['canary --percent', canary({ percent: 50 }), 'canary'],
  ['canary --promote', canary('promote'), 'publish'],
  ['canary --stop', canary('stop'), 'canary'],
  ['freeze', change({ action: 'freeze' }), 'freeze'],
  ['freeze --end', change({ action: 'end-freeze' }), 'end-freeze'],
  [
    'preview',
    ({ ledger, part, show }) => show([part('mf-things', '2.0.0')], { ledger, branch: 'y' }),
    undefined,
  ],
  ['preview --end', ({ ledger, preview }) => endPreviews(ledger, preview.id, { by: 'ada' }), undefined],
];

it.each(commands)(
  '%s writes once and says so, whichever of its answers is lost',
  async (name, run, action) => {
    const open = async (at: number, how: 'error' | 'taken') => {
      const desk = await setUp(name === 'freeze --end');
      const { store, writes } = losing(desk.store, at, how);
      const before = await desk.ledger.newestNumber();
      await run({ ...desk, ledger: new Ledger(store) });
      const revisions = (await desk.ledger.recent(10)).filter(({ n }) => n > before);
      expect(revisions.map((one) => one.action)).toEqual(action ? [action] : []);
      return writes();
    };
    const count = await open(0, 'error');
    expect(count).toBeGreaterThan(0);
    // Of the files of a release, the first, one in the middle and the last are enough.
    const chosen = new Set([1, Math.ceil(count / 2), count - 2, count - 1, count].filter((at) => at > 0));
    for (const at of chosen) for (const how of ['error', 'taken'] as const) await open(at, how);
  },
);

describe('fifty publishers at once: every revision is there, in one line, none lost', () => {
  it('in a folder', async () => {
    const folder = join(newFolder(), 'store');
    await raceFifty(async () => new FileStore(folder));
  });

  it('in a bucket', async () => {
    const settings = await startS3();
    Object.assign(process.env, settings);
    const open = async () => openS3Store(settings.RELEASE_STORE);
    await raceFifty(open);
    await expectAllWhole(await open());
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

it('a publisher that is gone at any of its writes leaves nothing incomplete live, and does not prevent the next publish', async () => {
  const folder = newFolder();
  const inner = new FileStore(join(folder, 'store'));
  await publishFirst(inner, folder);
  let write = 0;
  let outcome: unknown = 'gone';
  while (outcome === 'gone' && write < 100) {
    write += 1;
    const { store, gone } = storeGoneAt(write, inner);
    outcome = await Promise.race([publishOne(store, folder, 'mf-a', `1.${write}.0`), gone]);
    await expectAllWhole(inner);
    const next = await publishOne(inner, folder, 'mf-b', `1.${write}.0`);
    expect(next?.live['mf-b']?.version).toBe(`1.${write}.0`);
  }
  expect(outcome).not.toBe('gone');
  // Four files, the release record and the revision at least.
  expect(write).toBeGreaterThan(6);
});
