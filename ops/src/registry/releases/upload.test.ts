import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shared/contracts';
import type { BuiltPart } from '../../build/built-part';
import { openReleaseDesk } from '../../testing/release-desk';
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
