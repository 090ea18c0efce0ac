import type { Release } from '@shared/contracts';
import type { FileStore } from '../../store/file-store';
import { artefactKey } from '../../store/release-store';
import { startReleaseDesk } from '../../testing/release-desk';
import { rollback } from '../../testing/change-store';

const part = 'mf-things';

async function swapRecord({ store }: { store: FileStore }, version: string): Promise<void> {
  const key = artefactKey(part, version, 'release.json');
  const record = JSON.parse((await store.get(key))!.toString('utf8')) as Release;
  await store.put(key, Buffer.from(JSON.stringify({ ...record, entry: 'page.list.js' })));
}

describe('a record that was swapped in the store before it is signed', () => {
  it('is not published after a preview, nor is another preview signed', async () => {
    const site = await startReleaseDesk();
    const { ledger, put } = site;
    const preview = () => site.show([site.part(part, '1.1.0')]);
    await preview();
    await swapRecord(site, '1.1.0');
    await expect(put(part, '1.1.0')).rejects.toThrow('with other files or another record');
    await expect(preview()).rejects.toThrow('with other files or another record');
    expect((await ledger.newest())?.live[part]?.version).toBe('1.0.0');
  });
});

it('a record that was swapped after it was live is not signed by a rollback to it', async () => {
  const site = await startReleaseDesk();
  const { ledger, put } = site;
  await put(part, '1.1.0');
  const back = { ledger, by: 'ada', reason: 'totals are off' };
  await swapRecord(site, '1.0.0');
  const refused =
    /mf-things 1\.0\.0 in \S+ has another release\.json than when it was live[^]*--to <version>/;
  await expect(rollback({ ...back, part })).rejects.toThrow(refused);
  await expect(rollback({ ...back, part, to: '1.0.0', force: true })).rejects.toThrow(refused);
  expect((await ledger.newest())?.live[part]?.version).toBe('1.1.0');
});
