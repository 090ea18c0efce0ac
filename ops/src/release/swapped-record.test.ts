import type { Release } from '@shared/contracts';
import { artefactKey } from '../store/release-store';
import { makePart, temporaryFolders } from '../testing/fake-releases';
import { openPassDesk, part } from '../testing/pass-desk';
import { waivePass } from './pass-rule';
import { publishPreview } from './preview';

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
