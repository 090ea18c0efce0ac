import { toIntegrity } from '@shared/contracts/integrity';
import { openMemoryStore } from '../../testing/memory-store';
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

it('reads a file past a damaged copy of it on this machine', async () => {
  const [copy, origin] = [openMemoryStore(), openMemoryStore()];
  const key = 'artefacts/a/1/x.woff2';
  await copy.put(key, Buffer.from('damaged'));
  await origin.put(key, Buffer.from('good'));
  const found = await new AssetCache(copy, 0, origin).get(key, () => false, recordOf('good'));
  expect(String(found?.body)).toBe('good');
});
