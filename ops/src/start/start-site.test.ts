import { findRepository } from '../common/repository';
import { openMemoryStore } from '../testing/memory-store';
import { openHostWarning, startSite } from './start-site';

it('serving publishes nothing: an empty store is said, and stays empty', async () => {
  const store = openMemoryStore();
  const started = startSite({
    repository: findRepository(),
    port: 0,
    apiUrl: 'http://127.0.0.1:9',
    store,
    keys: {},
    env: {},
  });
  await expect(started).rejects.toThrow('Nothing is published in memory.');
  for (const prefix of ['revisions/', 'artefacts/']) expect(await store.list(prefix)).toEqual([]);
});

it.each(['0.0.0.0', '::', '192.0.2.2', 'my-laptop.example'])('warns of HOST=%s', (HOST) => {
  expect(openHostWarning({ HOST })).toContain(`HOST=${HOST} opens this site`);
  expect(openHostWarning({ HOST, NODE_ENV: 'production' })).toBeUndefined();
});

it.each([undefined, '', 'localhost', '127.0.0.1', '::1'])('says nothing of HOST=%s', (HOST) => {
  expect(openHostWarning(HOST === undefined ? {} : { HOST })).toBeUndefined();
});
