import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@ilera/contracts';
import type { BuiltPart } from '../../build/built-part';
import { openReleaseDesk, startReleaseDesk } from '../../testing/release-desk';
import { swapRecord } from '../../testing/swap-record';
import { LocalRegistry } from '../registry';

/** Uploads a part that somebody has changed after its build. */
function upload(record: Partial<Release> = {}, change: (part: BuiltPart) => void = () => undefined) {
  const { ledger, part } = openReleaseDesk();
  const built = part('mf-things', '1.1.0', record);
  change(built);
  return new LocalRegistry(ledger).upload(built);
}

it.each<[string, Parameters<typeof upload>, string]>([
  ['a file that is missing', [{}, ({ folder }) => rmSync(join(folder, 'remote.js'))], 'remote.js is missing'],
  [
    'a named file without a hash',
    [{ initial: { js: ['remoteEntry.js', 'extra.js'], css: [] } }],
    'without a hash: extra.js',
  ],
  [
    'a record that does not say all of the part',
    [{ initial: undefined, visitorPackages: undefined } as unknown as Partial<Release>],
    'lacks visitorPackages, initial.',
  ],
])('refuses %s', async (_what, changed, words) => {
  await expect(upload(...changed)).rejects.toThrow(words);
});

it('refuses a version whose record was swapped in the store after a preview', async () => {
  const part = 'mf-things';
  const site = await startReleaseDesk();
  const { ledger, put } = site;
  const preview = () => site.show([site.part(part, '1.1.0')]);
  await preview();
  await swapRecord(site, part, '1.1.0');
  await expect(put(part, '1.1.0')).rejects.toThrow('with other files or another record');
  await expect(preview()).rejects.toThrow('with other files or another record');
  expect((await ledger.newest())?.live[part]?.version).toBe('1.0.0');
});
