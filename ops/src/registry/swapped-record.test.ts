import type { Release } from '@shared/contracts';
import { artefactKey, revisionKey } from '../store/release-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openPassDesk, part } from '../testing/pass-desk';
import { waivePass } from '../release/pass-rule';
import { publishPreview } from './previews';
import { rollback } from './rollback';
import { rollbackRevision } from './rollback-revision';

const nextFolder = temporaryFolders();

/** What somebody who can write to the bucket, without a key, may write into a record and leave every file as it is. */
const swaps: [string, Partial<Release>][] = [
  ['entry', { entry: 'page.list.js' }],
  ['routes', { routes: [{ path: '/evil', page: 'list', access: 'public' }] }],
  ['runtime', { runtime: '*' }],
  ['prerender', { prerender: { script: 'remote.js' } } as unknown as Partial<Release>],
  ['a field that is not there', { unknown: 'x' } as unknown as Partial<Release>],
];

async function swapRecord(
  { store }: Awaited<ReturnType<typeof openPassDesk>>,
  version: string,
  change: object,
): Promise<void> {
  const key = artefactKey(part, version, 'release.json');
  const record = JSON.parse((await store.get(key))!.toString('utf8')) as Release;
  await store.put(key, Buffer.from(JSON.stringify({ ...record, ...change })));
}

describe('a record that was swapped in the store before it is signed (Q14)', () => {
  it.each(swaps)(
    'is not published after a preview, nor is another preview signed: %s',
    async (_name, swap) => {
      const site = await openPassDesk(nextFolder);
      await waivePass(site.rule);
      const { store, folder, as, keys, put } = site;
      const parts = [makePart(folder, part, '1.1.0')];
      const preview = () =>
        publishPreview({ store, ledger: as(keys.squad), parts, branch: 'x', by: 'bola', days: 1 });
      await preview();
      await swapRecord(site, '1.1.0', swap);
      await expect(put('1.1.0')).rejects.toThrow('with other files or another record');
      await expect(preview()).rejects.toThrow('with other files or another record');
      expect((await as(keys.ops).newest())?.live[part]?.version).toBe('1.0.0');
    },
  );

  it('is not published after a pass, nor gets one', async () => {
    const site = await openPassDesk(nextFolder);
    await site.pass('1.1.0');
    await swapRecord(site, '1.1.0', { entry: 'page.list.js' });
    await expect(site.put('1.1.0')).rejects.toThrow('another record');
    await expect(site.pass('1.1.0')).rejects.toThrow('another record');
  });

  it('is the same where only its commit and its time differ, as of a build elsewhere', async () => {
    const { store, folder, put, rule, as, keys } = await openPassDesk(nextFolder);
    await waivePass(rule);
    const ledger = as(keys.squad);
    const parts = [
      makePart(folder, part, '1.1.0', { commit: 'def5678', builtAt: '2026-11-21T00:00:00.000Z' }),
    ];
    const preview = await publishPreview({ store, ledger, parts, branch: 'x', by: 'bola', days: 1 });
    expect((await put('1.1.0'))?.live[part]?.digest).toBe(preview.parts[part]?.digest);
  });
});

describe('a record that was swapped in the store after it was live (Q14)', () => {
  const setUp = async () => {
    const site = await openPassDesk(nextFolder);
    await waivePass(site.rule);
    await site.put('1.1.0');
    const { store, as, keys } = site;
    const ledger = as(keys.ops);
    const back = { store, ledger, by: 'ada', reason: 'totals are off' };
    return { ...site, ledger, back, published: await ledger.newestNumber() };
  };

  it.each(swaps)('is not signed by a rollback to it: %s', async (_name, swap) => {
    const site = await setUp();
    const { ledger, back, published } = site;
    await swapRecord(site, '1.0.0', swap);
    const refused =
      /mf-things 1\.0\.0 in memory has another release\.json than when it was live[^]*--to <version>/;
    await expect(rollback({ ...back, part })).rejects.toThrow(refused);
    await expect(rollback({ ...back, part, to: '1.0.0', force: true })).rejects.toThrow(refused);
    await expect(rollbackRevision({ ...back, n: published })).rejects.toThrow(refused);
    expect((await ledger.newest())?.live[part]?.version).toBe('1.1.0');
  });

  it('is not signed either where it was live in no revision within reach, but is what visitors fall back to', async () => {
    const site = await setUp();
    const { ledger, back } = site;
    await swapRecord(site, '1.0.0', { runtime: '*' });
    ledger.newestFirst = async function* () {};
    await expect(rollback({ ...back, part })).rejects.toThrow('has another release.json');
  });

  it('is told from what it was also where it is no record any more', async () => {
    const { store, back } = await setUp();
    await store.put(artefactKey(part, '1.0.0', 'release.json'), Buffer.from('{'));
    for (const to of [{}, { to: '1.0.0' }])
      await expect(rollback({ ...back, part, ...to })).rejects.toThrow('has another release.json');
  });

  it('is signed with the hash that it had, once it is put back', async () => {
    const site = await setUp();
    const { ledger, store, back } = site;
    const key = artefactKey(part, '1.0.0', 'release.json');
    const record = (await store.get(key))!;
    await swapRecord(site, '1.0.0', { runtime: '*' });
    await store.put(key, record);
    const { digest } = (await ledger.read(1))!.live[part]!;
    expect((await rollback({ ...back, part })).live[part]).toMatchObject({ version: '1.0.0', digest });
  });

  it('lies in no other revision than the one that a rolled back one names', async () => {
    const { ledger, store, back, put, published } = await setUp();
    const { n } = (await put('1.2.0', { ledger }))!;
    const base = (await ledger.read(published))!;
    await store.put(revisionKey(published), Buffer.from(JSON.stringify({ ...base, live: {} })));
    await expect(rollbackRevision({ ...back, n })).rejects.toThrow(
      `revision ${published} is not there as it was when revision ${n} was built on it`,
    );
  });
});
