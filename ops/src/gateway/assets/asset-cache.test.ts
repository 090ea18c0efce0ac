import { brotliCompressSync } from 'node:zlib';
import { toIntegrity } from '@shared/contracts/integrity';
import { openMemoryStore } from '../../testing/memory-store';
import { AssetCache } from './asset-cache';

const recordOf = (text: string) => ({ integrity: toIntegrity(Buffer.from(text)), size: text.length });

it('gives the plain file where a compressed one is damaged', async () => {
  const store = openMemoryStore();
  const body = Buffer.from('x'.repeat(1_000));
  await store.put('artefacts/a/1/x.js', body);
  await store.put('artefacts/a/1/x.js.br', brotliCompressSync('y'.repeat(1_000)));
  await store.put('artefacts/a/1/x.js.gz', Buffer.from('no gzip'));
  const assets = new AssetCache(store, 1_000);
  expect(await assets.get('artefacts/a/1/x.js', () => true, recordOf(String(body)))).toEqual({
    body,
    encoding: undefined,
  });
});

it('reads a file past a damaged copy of it on this machine', async () => {
  const [copy, origin] = [openMemoryStore(), openMemoryStore()];
  const key = 'artefacts/a/1/x.woff2';
  await copy.put(key, Buffer.from('damaged'));
  await origin.put(key, Buffer.from('good'));
  const found = await new AssetCache(copy, 0, origin).get(key, () => false, recordOf('good'));
  expect(String(found?.body)).toBe('good');
});
