import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { temporaryFolders } from '../testing/fake-releases';
import { publishPackages } from './publish-packages';

const nextFolder = temporaryFolders();
const before = { ...process.env };
let registry: Server;
let address: string;
/** By name of the package; with no `bytes` its tarball is gone. */
let published: Record<string, { bytes?: Buffer; integrity?: string }> = {};
let uploads: string[] = [];
beforeAll(async () => {
  registry = createServer((request, response) => {
    const [, name = '', file] = (request.url ?? '').split('/');
    if (request.method === 'PUT') uploads.push(name);
    const known = published[name];
    response.statusCode = request.method === 'PUT' || (known && (!file || known.bytes)) ? 200 : 404;
    if (known && file) return void response.end(known.bytes);
    const { integrity } = known ?? {};
    const dist = { tarball: `${address}${name}/-.tgz`, ...(integrity ? { integrity } : {}) };
    const versions = { '1.0.0': { name, version: '1.0.0', dist } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(known ? { name, 'dist-tags': { latest: '1.0.0' }, versions } : {}));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  process.env.npm_config_registry = address;
  process.env[`npm_config_//${new URL(address).host}/:_authToken`] = 'a token';
});
beforeEach(() => {
  process.env.npm_config_cache = nextFolder();
  published = {};
  uploads = [];
});
afterAll(() => {
  process.env = before;
  registry.closeAllConnections();
  registry.close();
});

function makePackage(name: string): string {
  const folder = nextFolder();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  writeFileSync(join(folder, 'index.js'), `export default 1;\n`.repeat(100));
  return folder;
}

/** What the registry has when another version of Node packed the folder: the same files, compressed in another way. */
function packElsewhere(folder: string): { bytes: Buffer; integrity: string } {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  const target = nextFolder();
  spawnSync('npm', ['pack', '--pack-destination', target], { cwd: folder });
  const own = readFileSync(join(target, `${name}-1.0.0.tgz`));
  const bytes = gzipSync(gunzipSync(own), { level: 1 });
  expect(bytes.equals(own)).toBe(false);
  return { bytes, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
}

async function publish(...folders: string[]): Promise<string[]> {
  const told: string[] = [];
  await publishPackages(folders, (line) => told.push(line));
  return told;
}

it('a version that the registry has is not published again, however it was compressed (Q47)', async () => {
  const [known, fresh] = [makePackage('known'), makePackage('fresh')];
  published = { known: packElsewhere(known) };
  expect(await publish(known, fresh)).toEqual(['known 1.0.0 is published already', 'fresh 1.0.0 published']);
  expect(uploads).toEqual(['fresh']);
});

it('nothing is published where a version has other files in the registry (Q47)', async () => {
  const [fresh, changed] = [makePackage('fresh'), makePackage('changed')];
  published = { changed: packElsewhere(changed) };
  writeFileSync(join(changed, 'index.js'), 'export default 2;');
  await expect(publish(fresh, changed)).rejects.toThrow(
    /^changed 1\.0\.0 is published already, with other index\.js\n.*pnpm packages:version/,
  );
  expect(uploads).toEqual([]);
});

it('a version of which the registry says or gives nothing to compare is published already (Q47)', async () => {
  const [unhashed, gone] = [makePackage('unhashed'), makePackage('gone')];
  published = { unhashed: { bytes: packElsewhere(unhashed).bytes }, gone: {} };
  expect(await publish(unhashed, gone)).toEqual([
    'unhashed 1.0.0 is published already',
    expect.stringMatching(/^gone 1\.0\.0 is published already, and was not compared: .*404/s),
  ]);
  expect(uploads).toEqual([]);
});
