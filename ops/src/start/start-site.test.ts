import { findRepository } from '../common/repository';
import { readGatewayConfig } from '../gateway/gateway-config';
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
    config: readGatewayConfig({}),
  });
  await expect(started).rejects.toThrow('Nothing is published in memory.');
  for (const prefix of ['revisions/', 'artefacts/']) expect(await store.list(prefix)).toEqual([]);
});

it.each(['0.0.0.0', '::', '192.0.2.2', 'my-laptop.example'])('warns of HOST=%s', (HOST) => {
  expect(openHostWarning(readGatewayConfig({ HOST }))).toContain(`HOST=${HOST} opens this site`);
  const production = {
    NODE_ENV: 'production',
    SITE_ORIGIN: 'https://ilera.example',
    RELEASE_PUBLIC_KEYS: 'k',
  };
  expect(openHostWarning(readGatewayConfig({ HOST, ...production }))).toBeUndefined();
});

it.each([undefined, '', 'localhost', '127.0.0.1', '::1'])('says nothing of HOST=%s', (HOST) => {
  expect(openHostWarning(readGatewayConfig(HOST === undefined ? {} : { HOST }))).toBeUndefined();
});
