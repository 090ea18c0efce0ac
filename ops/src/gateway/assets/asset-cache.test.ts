import { brotliCompressSync } from 'node:zlib';
import { toIntegrity } from '@shared/contracts/integrity';
import { openMemoryStore } from '../../testing/memory-store';
import { AssetCache } from './asset-cache';

const key = 'artefacts/a/1/x.woff2';
const plain = (): boolean => false;
const recordOf = (text: string) => ({ integrity: toIntegrity(Buffer.from(text)), size: text.length });
const expected = recordOf('good');

async function setUp(limit = 1_000) {
  const store = openMemoryStore();
  await store.put(key, Buffer.from('good'));
  const reads = jest.spyOn(store, 'get');
  return { store, reads, assets: new AssetCache(store, limit) };
}

const read = async (assets: AssetCache): Promise<string | undefined> =>
  (await assets.get(key, plain, expected))?.body.toString();

it('reads a file once', async () => {
  const { reads, assets } = await setUp();
  for (let index = 0; index < 3; index += 1) expect(await read(assets)).toBe('good');
  expect(reads).toHaveBeenCalledTimes(1);
});

it('keeps and gives a file of a release only with the hash of its record', async () => {
  const { store, reads, assets } = await setUp();
  await store.put(key, Buffer.from('damaged'));
  expect([await read(assets), await read(assets)]).toEqual([undefined, undefined]);
  await store.put(key, Buffer.from('good'));
  expect([await read(assets), await read(assets)]).toEqual(['good', 'good']);
  expect(reads).toHaveBeenCalledTimes(3);
});

it('gives the plain file where a compressed one is damaged', async () => {
  const { store, assets } = await setUp();
  const body = Buffer.from('x'.repeat(1_000));
  await store.put('artefacts/a/1/x.js', body);
  await store.put('artefacts/a/1/x.js.br', brotliCompressSync('y'.repeat(1_000)));
  await store.put('artefacts/a/1/x.js.gz', Buffer.from('no gzip'));
  expect(await assets.get('artefacts/a/1/x.js', () => true, recordOf('x'.repeat(1_000)))).toEqual({
    body,
    encoding: undefined,
  });
});

it('reads a file past a damaged copy of it on this machine', async () => {
  const { store: copy } = await setUp();
  const origin = openMemoryStore();
  await copy.put(key, Buffer.from('damaged'));
  await origin.put(key, Buffer.from('good'));
  const assets = new AssetCache(copy, 0, origin);
  expect(await read(assets)).toBe('good');
});
