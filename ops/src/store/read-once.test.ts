import { openMemoryStore } from '../testing/memory-store';
import { readOnce } from './read-once';

it('reads a key once, whoever asks and whether or not it is there', async () => {
  const store = openMemoryStore();
  await store.put('artefacts/mf-a/1.0.0/release.json', Buffer.from('{}'));
  const get = jest.spyOn(store, 'get');
  const once = readOnce(store);
  const read = (version: string) => once.get(`artefacts/mf-a/${version}/release.json`);
  const bodies = await Promise.all([read('1.0.0'), read('1.0.0'), read('2.0.0')]);
  expect([...bodies, await read('2.0.0')].map((body) => body?.toString())).toEqual([
    '{}',
    '{}',
    undefined,
    undefined,
  ]);
  expect(get).toHaveBeenCalledTimes(2);
});
