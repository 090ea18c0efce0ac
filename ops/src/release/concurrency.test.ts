import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Revision } from '@shared/contracts';
import { findRepository } from '../common/repository';
import { Ledger } from '../ledger/ledger';
import { openStore } from '../store/open-store';
import { artefactKey, type ReleaseStore } from '../store/release-store';
import { hasCeph, startCeph, type CephServer } from '../testing/ceph-server';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { toIntegrity } from '@shared/contracts/integrity';
import { publish } from './publish';
import { readRecord } from './upload';

const nextFolder = temporaryFolders();
const repository = findRepository();
jest.setTimeout(240_000);

/**
 * A publisher process that has loaded its code and waits for its start.
 * @param killAt the write at which it kills itself
 */
async function startPublisher(
  folder: string,
  who: string,
  count: number,
  env: NodeJS.ProcessEnv,
  killAt = 0,
): Promise<ChildProcess> {
  const child = fork(
    join(repository, 'ops', 'src', 'testing', 'publish-many.mts'),
    [folder, who, String(count), String(killAt)],
    {
      cwd: repository,
      execArgv: ['--import', 'tsx', '--no-warnings'],
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  await once(child, 'message');
  return child;
}

async function publishFirst(store: ReleaseStore, folder: string): Promise<void> {
  const parts = [makePart(folder, 'shell', '1.0.0', { routes: [] })];
  await publish({ store, ledger: new Ledger(store), parts, by: 'tests', reason: 'first' });
}

/** Fifty publishers in two processes, then the whole history is read and checked. */
async function raceFifty(store: ReleaseStore, env: NodeJS.ProcessEnv): Promise<void> {
  const folder = nextFolder();
  await publishFirst(store, folder);
  const children = await Promise.all(
    ['left', 'right'].map((who) => startPublisher(join(folder, who), who, 25, env)),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
  expect(codes).toEqual([0, 0]);

  const revisions = (await new Ledger(store).recent(100)).reverse();
  expect(revisions.map(({ n }) => n)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
  const published = revisions.slice(1).map((revision, index) => onlyChange(revisions[index], revision));
  const expected = ['left', 'right'].flatMap((who) =>
    Array.from({ length: 25 }, (_, index) => `1.0.${index}-${who}`),
  );
  expect(published.map(({ version }) => version).sort()).toEqual(expected.sort());
}

/**
 * The one part in which a revision differs from the one before; another difference would be a lost publish.
 */
function onlyChange(before: Revision | undefined, after: Revision): { name: string; version: string } {
  const changed = Object.entries(after.live).filter(
    ([name, { version }]) => before?.live[name]?.version !== version,
  );
  expect(changed).toHaveLength(1);
  expect(Object.keys(after.live)).toEqual(expect.arrayContaining(Object.keys(before?.live ?? {})));
  const [[name, { version }] = ['', { version: '' }]] = changed;
  return { name, version };
}

/** Every version that any revision makes live is complete and has the right hashes. */
async function expectAllWhole(store: ReleaseStore): Promise<number> {
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
  return seen.size;
}

describe('fifty publishers in two processes', () => {
  it('on the file store: every revision is there, in one line, none lost', async () => {
    const folder = join(nextFolder(), 'store');
    await raceFifty(await openStore(repository, folder), { RELEASE_STORE: folder });
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
    store,
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

const describeWithCeph = hasCeph() ? describe : describe.skip;

describeWithCeph('on a real S3 server (Ceph)', () => {
  let ceph: CephServer;
  beforeAll(async () => {
    ceph = await startCeph();
    Object.assign(process.env, ceph.env);
  });
  afterAll(() => ceph.stop());

  const open = (prefix: string) => openStore(repository, `s3://${ceph.bucket}/${prefix}`);

  it('creates an object once, reads, lists and removes', async () => {
    const store = await open('basics');
    expect(await store.putIfAbsent('states/1.json', Buffer.from('first'))).toBe('created');
    expect(await store.putIfAbsent('states/1.json', Buffer.from('second'))).toBe('exists');
    expect((await store.get('states/1.json'))?.toString()).toBe('first');
    expect(await store.get('states/2.json')).toBeUndefined();
    expect(await store.exists('states/2.json')).toBe(false);
    expect(await store.list('states/')).toEqual(['states/1.json']);
    await store.remove('states/1.json');
    expect(await store.exists('states/1.json')).toBe(false);
  });

  it('lets exactly one of thirty writers create a key, twenty times over', async () => {
    const store = await open('race');
    for (let round = 0; round < 20; round += 1) {
      const writers = Array.from({ length: 30 }, (_, index) => Buffer.from(`writer ${index}`));
      const outcomes = await Promise.all(
        writers.map((body) => store.putIfAbsent(`states/${round}.json`, body)),
      );
      const winner = outcomes.indexOf('created');
      expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
      expect((await store.get(`states/${round}.json`))?.toString()).toBe(`writer ${winner}`);
    }
  });

  it('fifty publishers: every revision is there, in one line, none lost', async () => {
    await raceFifty(await open('fifty'), { ...ceph.env, RELEASE_STORE: `s3://${ceph.bucket}/fifty` });
    await expectAllWhole(await open('fifty'));
  });
});
