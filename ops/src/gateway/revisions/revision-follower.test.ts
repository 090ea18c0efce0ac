import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ledger } from '../../registry/ledger/ledger';
import { artefactKey, type ReleaseStore } from '../../store/release-store';
import { forgeRevision } from '../../testing/forge-revision';
import { newFolder } from '../../testing/temporary';
import { replaceIn } from '../../testing/memory-store';
import { startFakeSite, type FakeSite } from '../../testing/sites/fake-site';
import { makeKeys } from '../../testing/signing-keys';
import { swapRecord } from '../../testing/swap-record';
import { createPlainLog } from '../log';
import { guardStore } from '../../store/open-store';

const manual = 3_600_000;
afterEach(() => jest.restoreAllMocks());

/** A site at revision 2 whose gateways look on request and trust one key. */
async function setUp(options: { env?: NodeJS.ProcessEnv } = {}) {
  const keys = makeKeys();
  const warnings: string[] = [];
  const site = await startFakeSite({
    keys,
    pollEvery: manual,
    log: createPlainLog((line) => warnings.push(line)),
    ...options,
  });
  site.follower.stop();
  await site.release('mf-things', '1.1.0');
  return { ...site, keys, warnings };
}

const healthOf = async ({ app }: Pick<FakeSite, 'app'>) =>
  (await app.inject('/_health')).json<Record<string, unknown>>();

/** A store that accepts every read and never responds. @param write milliseconds that a write or a list has */
const silent = (store: ReleaseStore, write = 100): ReleaseStore => {
  const never = () => new Promise<never>(() => undefined);
  const inner = replaceIn(store, { putIfAbsent: never, get: never, list: never });
  return guardStore(inner, { read: 100, write });
};

describe('a gateway that starts', () => {
  it('goes back to the newest valid revision that has its shell where newer ones are refused, and says which and why', async () => {
    const site = await setUp();
    const { store, folder, startGateway } = site;
    await site.release('shell', '1.1.0');
    await swapRecord(site, 'shell', '1.1.0');
    await forgeRevision(store, folder, 'mf-public');
    await forgeRevision(store, folder, 'mf-public');
    const restarted = await startGateway();
    const page = await restarted.app.inject('/things');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('6.6.6');
    expect(await healthOf(restarted)).toMatchObject({
      status: 'degraded',
      revision: 2,
      store: 'ok',
      refused: [
        { revision: 5, reason: 'not signed' },
        { revision: 4, reason: 'not signed' },
        { revision: 3, reason: expect.stringContaining('is not the release that the revision vouches for') },
      ],
    });
  });

  it('takes a remote whose record was altered from its last good version until it is right, and the rest as it is (R6.8)', async () => {
    const site = await setUp();
    const key = artefactKey('mf-things', '1.1.0', 'release.json');
    const good = (await site.store.get(key))!;
    await swapRecord(site, 'mf-things', '1.1.0');
    const restarted = await site.startGateway();
    const health = () => healthOf(restarted);
    expect(await health()).toMatchObject({
      revision: 2,
      live: { 'mf-public': '1.0.0', 'mf-things': '1.0.0' },
      alarms: [expect.stringContaining('mf-things 1.1.0 cannot be served as published: its release.json')],
    });
    await site.store.put(key, good);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await restarted.follower.poll();
    expect(await health()).toMatchObject({ status: 'ok', live: { 'mf-things': '1.1.0' } });
  });

  it('serves its snapshot, pages and files, while the store accepts connections and never answers', async () => {
    const env = { SNAPSHOT_DIR: join(newFolder(), 'snapshot') };
    const { store, startGateway } = await setUp({ env });
    for (const lost of ['mf-public/1.0.0/release.json', 'shell/1.0.0/vendor.js'])
      rmSync(join(env.SNAPSHOT_DIR, 'artefacts', lost));
    const restarted = await startGateway({ store: silent(store, 600_000) });
    expect((await restarted.app.inject('/things')).body).toContain('/assets/mf-things/1.1.0/remote.js');
    expect((await restarted.app.inject('/assets/mf-things/1.1.0/remote.js')).statusCode).toBe(200);
    expect(await healthOf(restarted)).toMatchObject({
      revision: 2,
      store: 'silent',
      alarms: [expect.stringContaining('did not answer within')],
    });
  });

  it('keeps in its snapshot what is served and its fallbacks, and nothing else, however many releases come', async () => {
    const folder = join(newFolder(), 'snapshot');
    const { release } = await setUp({ env: { SNAPSHOT_DIR: folder } });
    for (const version of ['1.2.0', '1.3.0', '1.4.0']) {
      await release('mf-things', version);
    }
    expect(readdirSync(join(folder, 'artefacts', 'mf-things')).sort()).toEqual(['1.3.0', '1.4.0']);
    expect(readdirSync(folder).sort()).toEqual(['.incoming', 'artefacts', 'revision.json']);
  });

  it('does not believe a snapshot that somebody altered on its disk', async () => {
    const folder = join(newFolder(), 'snapshot');
    const { store, startGateway } = await setUp({ env: { SNAPSHOT_DIR: folder } });
    const file = join(folder, 'revision.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('1.1.0', '6.6.6'));
    const restarted = await startGateway({ store: silent(store) });
    expect((await restarted.app.inject('/_health')).statusCode).toBe(503);
    expect((await restarted.app.inject('/_health/live')).statusCode).toBe(200);
  });
});

it('a store that hangs during a look delays only what comes before its requests end', async () => {
  const { store, release, startGateway, warnings } = await setUp();
  const one = await startGateway({ store: guardStore(store, { read: 500, write: 500 }) });
  const get = jest.spyOn(store, 'get').mockReturnValue(new Promise(() => undefined));
  await one.follower.poll();
  expect(await healthOf(one)).toMatchObject({ status: 'degraded', revision: 2, store: 'silent' });
  expect(warnings.join()).toContain('The store does not answer');
  get.mockRestore();
  await release('mf-things', '1.2.0');
  await one.follower.poll();
  expect(await healthOf(one)).toMatchObject({ revision: 3, store: 'ok' });
});

it('a store that was emptied or restored is an alarm; what is served stays, and comes back only above it (R6.10)', async () => {
  const env = { SNAPSHOT_DIR: join(newFolder(), 'snapshot') };
  const site = await setUp({ env });
  const { app, follower, startGateway, storeFolder, ledger, keys, release, warnings, store } = site;
  await release('mf-things', '1.2.0');
  const folder = join(storeFolder, 'revisions');
  const lost = join(newFolder(), 'lost');
  cpSync(folder, lost, { recursive: true });
  for (const kept of [1, 0]) {
    for (const file of readdirSync(folder)) if (Number(file.slice(0, 8)) > kept) rmSync(join(folder, file));
    await follower.poll();
    expect(await healthOf(site)).toMatchObject({
      revision: 3,
      store: 'lost',
      alarms: [expect.stringContaining('does not have revision 3')],
    });
  }
  expect((await site.app.inject('/_metrics')).body).toContain('ilera_alarms 1');
  expect(warnings.filter((line) => line.includes('Put back what is missing'))).toHaveLength(1);
  const restarted = await startGateway();
  expect(await healthOf(restarted)).toMatchObject({ status: 'degraded', revision: 3, store: 'lost' });
  await restarted.app.close();
  expect((await app.inject('/things')).body).toContain('/assets/mf-things/1.2.0/');
  // Whoever wrote there does not begin anew without knowing.
  await expect(release('mf-things', '1.3.0')).rejects.toThrow(
    /has lost revisions. It ends at none, and 3 was there/,
  );
  // Another writer does, and is not followed below what is served.
  const other = new Ledger(store, keys);
  const live = follower.current?.revision.live ?? {};
  await other.append(await other.latestForAppend(), {
    by: 'eve',
    reason: 'anew',
    action: 'publish',
    live: { ...live, 'mf-things': live['mf-public']! },
  });
  await follower.poll();
  expect(await healthOf(site)).toMatchObject({ revision: 3, live: { 'mf-things': '1.2.0' } });
  rmSync(folder, { recursive: true });
  cpSync(lost, folder, { recursive: true });
  await release('mf-things', '1.3.0');
  expect(await healthOf(site)).toMatchObject({ revision: 4, store: 'ok' });
  expect((await ledger.newest())?.n).toBe(4);
});
