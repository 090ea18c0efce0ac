import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/fake-releases';
import { publishPackages } from './publish-packages';

const nextFolder = temporaryFolders();
const before = { ...process.env };
afterAll(() => {
  process.env = before;
});

/** A folder that npm can publish as version 1.0.0. */
function makePackage(name: string): string {
  const folder = nextFolder();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  return folder;
}

it('publishes what the registry does not have, and nothing a second time', async () => {
  const uploads: string[] = [];
  const registry = createServer(({ url = '', method }, response) => {
    const name = url.slice(1);
    if (method === 'PUT') uploads.push(name);
    const known = {
      name,
      'dist-tags': { latest: '1.0.0' },
      versions: { '1.0.0': { name, version: '1.0.0' } },
    };
    const isThere = method === 'PUT' || name === 'known';
    response.writeHead(isThere ? 200 : 404).end(JSON.stringify(isThere ? known : {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(registry.address() as AddressInfo).port}`;
  process.env.npm_config_registry = `http://${address}/`;
  process.env[`npm_config_//${address}/:_authToken`] = 'a token';
  process.env.npm_config_cache = nextFolder();
  const told: string[] = [];
  await publishPackages([makePackage('known'), makePackage('fresh')], (line) => told.push(line));
  expect(told).toEqual(['known 1.0.0 is published already', 'fresh 1.0.0 published']);
  expect(uploads).toEqual(['fresh']);
  registry.closeAllConnections();
  registry.close();
});
