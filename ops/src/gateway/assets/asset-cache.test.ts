import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toIntegrity } from '@ilera/contracts/integrity';
import { openMemoryStore } from '../../testing/memory-store';
import { ReleaseCache } from '../../registry/releases/release-cache';
import { Snapshot } from '../revisions/snapshot';
import { newFolder } from '../../testing/temporary';
import { AssetCache } from './asset-cache';

const recordOf = (text: string) => ({ integrity: toIntegrity(text), size: text.length });

it('gives the next form of a file where the best one is damaged, and the plain one last', async () => {
  const store = openMemoryStore();
  const key = 'artefacts/a/1/x.js';
  const record = { ...recordOf('plain'), compressed: { br: recordOf('by brotli'), gz: recordOf('by gzip') } };
  for (const [ending, text] of [
    ['', 'plain'],
    ['.br', 'damaged'],
    ['.gz', 'by gzip'],
  ] as const)
    await store.put(key + ending, Buffer.from(text));
  const get = () => new AssetCache(store, 0).get(key, () => true, record);
  expect(await get()).toEqual({ body: Buffer.from('by gzip'), encoding: 'gzip' });
  await store.remove(`${key}.gz`);
  expect(await get()).toEqual({ body: Buffer.from('plain'), encoding: undefined });
});

it('reads files and records past a damaged copy of them on this machine, and keeps what is right', async () => {
  const [folder, store] = [newFolder(), openMemoryStore()];
  const [file, record] = ['artefacts/a/1/x.woff2', 'artefacts/a/1/release.json'];
  await store.put(file, Buffer.from('good'));
  await store.put(record, Buffer.from('{"files":{}}'));
  const copies = new Snapshot(store, folder);
  const read = async () => [
    String((await new AssetCache(copies, 0).get(file, () => false, recordOf('good')))?.body),
    await new ReleaseCache(copies).get('a', '1', toIntegrity('{"files":{}}')),
  ];
  await copies.get(file, toIntegrity('other bytes'));
  expect(existsSync(join(folder, file))).toBe(false);
  await read();
  for (const key of [file, record]) writeFileSync(join(folder, key), 'damaged');
  expect(await read()).toEqual(['good', { files: {} }]);
  for (const key of [file, record]) await store.remove(key);
  expect(await read()).toEqual(['good', { files: {} }]);
});
