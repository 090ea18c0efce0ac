import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Version 1.0.0 of a package in the registry; with no `bytes` its tarball is gone. */
interface PublishedPackage {
  bytes?: Buffer;
  integrity?: string;
}

/** A registry on this machine, which npm uses in the tests of a file; emptied before each of them. */
export function openNpmRegistry(nextFolder: () => string) {
  const before = { ...process.env };
  const published: Record<string, PublishedPackage> = {};
  const uploads: string[] = [];
  let address = '';
  const server = createServer((request, response) => {
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
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    process.env.npm_config_registry = address;
    process.env[`npm_config_//${new URL(address).host}/:_authToken`] = 'a token';
  });
  beforeEach(() => {
    process.env.npm_config_cache = nextFolder();
    for (const name of Object.keys(published)) delete published[name];
    uploads.length = 0;
  });
  afterAll(() => {
    process.env = before;
    server.closeAllConnections();
    server.close();
  });

  /** A folder that npm can publish as version 1.0.0. */
  const makePackage = (name: string): string => {
    const folder = nextFolder();
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
    writeFileSync(join(folder, 'index.js'), `export default 1;\n`.repeat(100));
    return folder;
  };

  /** What the registry has when another version of Node packed the folder: the same files, compressed in another way. */
  const packElsewhere = (folder: string): { bytes: Buffer; integrity: string } => {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
    const target = nextFolder();
    spawnSync('npm', ['pack', '--pack-destination', target], { cwd: folder });
    const own = readFileSync(join(target, `${name}-1.0.0.tgz`));
    const bytes = gzipSync(gunzipSync(own), { level: 1 });
    expect(bytes.equals(own)).toBe(false);
    return { bytes, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
  };
  return { published, uploads, makePackage, packElsewhere };
}
