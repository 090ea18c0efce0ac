import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openMemoryStore } from '../testing/memory-store';
import { temporaryFolders } from '../testing/fake-releases';
import { openLocalCopy } from './local-copy';
import { artefactKey, commonKey } from './release-store';

const nextFolder = temporaryFolders();

it('forgets the files that versions had in common with the last version that had them', async () => {
  const folder = nextFolder();
  const store = openMemoryStore();
  const copy = openLocalCopy(store, folder);
  const release = async (version: string, ...addresses: string[]) => {
    const files = Object.fromEntries(addresses.map((address) => [address, { address }]));
    const keys = [
      artefactKey('mf-a', version, 'release.json'),
      ...addresses.map((one) => commonKey('mf-a', one)),
    ];
    for (const key of keys) {
      await store.putIfAbsent(key, Buffer.from(JSON.stringify({ files })));
      await copy.get(key);
      // Its compressed variants are cached, also that there is none.
      await copy.get(`${key}.br`);
    }
  };
  await release('1.0.0', 'files/page.111.js', 'files/vendor.aaa.js');
  await release('2.0.0', 'files/page.222.js', 'files/vendor.aaa.js');
  const common = () => readdirSync(join(folder, 'artefacts', 'mf-a', 'files')).sort();
  await copy.keepOnly(new Set(['mf-a/1.0.0', 'mf-a/2.0.0']));
  expect(common()).toHaveLength(6);
  await copy.keepOnly(new Set(['mf-a/2.0.0']));
  expect(common()).toEqual(['page.222.js', 'page.222.js.br', 'vendor.aaa.js', 'vendor.aaa.js.br']);
});
