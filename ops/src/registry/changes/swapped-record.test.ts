import type { Release } from '@shared/contracts';
import { artefactKey } from '../../store/release-store';
import { temporaryFolders } from '../../testing/fake-releases';
import { openReleaseDesk } from '../../testing/release-desk';
import { publishPreview } from '../../testing/publish';
import { rollback } from './rollback';
import { rollbackRevision } from './rollback-revision';

const nextFolder = temporaryFolders();
const part = 'mf-things';

async function openDesk() {
  const desk = openReleaseDesk(nextFolder());
  await desk.first();
  return desk;
}

/** What somebody who can write to the bucket, without a key, may write into a record and leave every file as it is. */
const swaps: [string, Partial<Release>][] = [
  ['entry', { entry: 'page.list.js' }],
  ['a field that is not there', { unknown: 'x' } as unknown as Partial<Release>],
];

async function swapRecord(
  { store }: Pick<Awaited<ReturnType<typeof openDesk>>, 'store'>,
  version: string,
  change: object,
): Promise<void> {
  const key = artefactKey(part, version, 'release.json');
  const record = JSON.parse((await store.get(key))!.toString('utf8')) as Release;
  await store.put(key, Buffer.from(JSON.stringify({ ...record, ...change })));
}

describe('a record that was swapped in the store before it is signed', () => {
  it.each(swaps)(
    'is not published after a preview, nor is another preview signed: %s',
    async (_name, swap) => {
      const site = await openDesk();
      const { ledger, put } = site;
      const parts = [site.part(part, '1.1.0')];
      const preview = () => publishPreview({ ledger, parts, branch: 'x', by: 'bola', days: 1 });
      await preview();
      await swapRecord(site, '1.1.0', swap);
      await expect(put(part, '1.1.0')).rejects.toThrow('with other files or another record');
      await expect(preview()).rejects.toThrow('with other files or another record');
      expect((await ledger.newest())?.live[part]?.version).toBe('1.0.0');
    },
  );

  it('is the same where only its commit and its time differ, as of a build elsewhere', async () => {
    const { ledger, put, part: make } = await openDesk();
    const parts = [make(part, '1.1.0', { commit: 'def5678', builtAt: '2026-11-21T00:00:00.000Z' })];
    const preview = await publishPreview({ ledger, parts, branch: 'x', by: 'bola', days: 1 });
    expect((await put(part, '1.1.0'))?.live[part]?.digest).toBe(preview.parts[part]?.digest);
  });
});

describe('a record that was swapped in the store after it was live', () => {
  const setUp = async () => {
    const site = await openDesk();
    await site.put(part, '1.1.0');
    const { ledger } = site;
    const back = { ledger, by: 'ada', reason: 'totals are off' };
    return { ...site, back, published: await ledger.newestNumber() };
  };

  it.each(swaps)('is not signed by a rollback to it: %s', async (_name, swap) => {
    const site = await setUp();
    const { ledger, back, published } = site;
    await swapRecord(site, '1.0.0', swap);
    const refused =
      /mf-things 1\.0\.0 in \S+ has another release\.json than when it was live[^]*--to <version>/;
    await expect(rollback({ ...back, part })).rejects.toThrow(refused);
    await expect(rollback({ ...back, part, to: '1.0.0', force: true })).rejects.toThrow(refused);
    await expect(rollbackRevision({ ...back, n: published })).rejects.toThrow(refused);
    expect((await ledger.newest())?.live[part]?.version).toBe('1.1.0');
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
});
