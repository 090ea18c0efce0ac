import { openMemoryStore } from '../../testing/memory-store';
import { AssetCache } from './asset-cache';

const plain = (): boolean => false;

async function setUp(limit = 1_000) {
  const store = openMemoryStore();
  await store.put('artefacts/a/1/x.woff2', Buffer.from('good'));
  const reads = jest.spyOn(store, 'get');
  return { store, reads, assets: new AssetCache(store, limit) };
}

const read = async (assets: AssetCache): Promise<string | undefined> =>
  (await assets.get('artefacts/a/1/x.woff2', plain))?.body.toString();

it('reads a file once', async () => {
  const { reads, assets } = await setUp();
  for (let index = 0; index < 3; index += 1) expect(await read(assets)).toBe('good');
  expect(reads).toHaveBeenCalledTimes(1);
});

it('reads each time where it may keep nothing', async () => {
  const { reads, assets } = await setUp(0);
  for (let index = 0; index < 3; index += 1) await read(assets);
  expect(reads).toHaveBeenCalledTimes(3);
});

it('reads a damaged copy anew when a browser retries it, and not at each of many retries', async () => {
  const { store, reads, assets } = await setUp();
  await store.put('artefacts/a/1/x.woff2', Buffer.from('damaged'));
  expect(await read(assets)).toBe('damaged');
  await store.put('artefacts/a/1/x.woff2', Buffer.from('good'));
  for (let index = 0; index < 50; index += 1) {
    assets.forget('artefacts/a/1/x.woff2');
    expect(await read(assets)).toBe('good');
  }
  expect(reads).toHaveBeenCalledTimes(2);
});

it('stays within its bytes', async () => {
  const { store, reads, assets } = await setUp(10);
  await store.put('b.woff2', Buffer.from('12345678'));
  await read(assets);
  await assets.get('b.woff2', plain);
  await read(assets);
  expect(reads).toHaveBeenCalledTimes(3);
});
