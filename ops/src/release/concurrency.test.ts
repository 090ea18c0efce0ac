import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SiteState } from '@shared/contracts';
import { findRepository } from '../common/repository';
import { Ledger } from '../ledger/ledger';
import { openStore } from '../store/open-store';
import { artefactKey, type ReleaseStore } from '../store/release-store';
import { hasCeph, startCeph, type CephServer } from '../testing/ceph-server';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { integrityOf } from './integrity';
import { publish } from './publish';
import { readRecord } from './upload';

const nextFolder = temporaryFolders();
const repository = findRepository();
jest.setTimeout(240_000);

/** A publisher process; `ready` once it has loaded its code and is about to begin. */
async function startPublisher(
  folder: string,
  who: string,
  count: number,
  env: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const child = fork(
    join(repository, 'ops', 'src', 'testing', 'publish-many.mts'),
    [folder, who, String(count)],
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

  const states = (await new Ledger(store).recent(100)).reverse();
  expect(states.map(({ n }) => n)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
  const published = states.slice(1).map((state, index) => onlyChange(states[index], state));
  const expected = ['left', 'right'].flatMap((who) =>
    Array.from({ length: 25 }, (_, index) => `1.0.${index}-${who}`),
  );
  expect(published.map(({ version }) => version).sort()).toEqual(expected.sort());
}

/** The one part in which a state differs from the one before: anything else would be somebody's lost publish. */
function onlyChange(before: SiteState | undefined, after: SiteState): { name: string; version: string } {
  const changed = Object.entries(after.live).filter(
    ([name, { version }]) => before?.live[name]?.version !== version,
  );
  expect(changed).toHaveLength(1);
  expect(Object.keys(after.live)).toEqual(expect.arrayContaining(Object.keys(before?.live ?? {})));
  const [[name, { version }] = ['', { version: '' }]] = changed;
  return { name, version };
}

/** Every version that any state makes live is there, whole and with the right hashes. */
async function expectAllWhole(store: ReleaseStore): Promise<number> {
  const states = await new Ledger(store).recent(10_000);
  const seen = new Set<string>();
  for (const { live } of states) {
    for (const [name, { version, digest }] of Object.entries(live)) {
      if (seen.has(`${name}/${version}`)) continue;
      seen.add(`${name}/${version}`);
      const record = await readRecord(store, name, version);
      expect(record?.digest).toBe(digest);
      for (const [file, { integrity }] of Object.entries(record?.release.files ?? {})) {
        const body = await store.get(artefactKey(name, version, file));
        expect(body && integrityOf(body)).toBe(integrity);
      }
    }
  }
  return seen.size;
}

describe('fifty publishers in two processes', () => {
  it('on the file store: every state is there, in one line, none lost', async () => {
    const folder = join(nextFolder(), 'store');
    await raceFifty(await openStore(repository, folder), { RELEASE_STORE: folder });
  });
});

describe('publishers killed at fifty points', () => {
  it('leave nothing that is live and not whole, and do not stand in the way of the next one', async () => {
    const folder = nextFolder();
    const location = join(folder, 'store');
    const store = await openStore(repository, location);
    await publishFirst(store, folder);
    for (let from = 0; from < 50; from += 5) {
      await Promise.all(
        Array.from({ length: 5 }, async (_, offset) => {
          const turn = from + offset;
          const child = await startPublisher(join(folder, `k${turn}`), `k${turn}`, 5, {
            RELEASE_STORE: location,
          });
          const ended = once(child, 'exit');
          // From the first moment to well after the last: some die early, some in the middle, some finish.
          setTimeout(() => child.kill('SIGKILL'), turn * 12);
          await ended;
        }),
      );
    }
    const whole = await expectAllWhole(store);
    const attempted = 1 + 50 * 5;
    expect(whole).toBeGreaterThan(1);
    expect(whole).toBeLessThan(attempted);
    await publishFirst(store, folder);
    const part = makePart(folder, 'mf-a', '2.0.0');
    const state = await publish({
      store,
      ledger: new Ledger(store),
      parts: [part],
      by: 'tests',
      reason: 'after',
    });
    expect(state?.live['mf-a']?.version).toBe('2.0.0');
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

  it('fifty publishers: every state is there, in one line, none lost', async () => {
    await raceFifty(await open('fifty'), { ...ceph.env, RELEASE_STORE: `s3://${ceph.bucket}/fifty` });
    await expectAllWhole(await open('fifty'));
  });
});
