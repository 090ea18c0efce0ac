/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm } from '../common/package-managers';
import { findRepository, listParts } from '../common/repository';
import { audit, isSevere } from './audit';
import { documented, missingFrom, writeSboms } from './sbom';

jest.setTimeout(150_000);

const repository = findRepository();

it('are listed by the pnpm that installs them', () => {
  expect(readFileSync(join(repository, 'ops/bin/prepare.mjs'), 'utf8')).toContain(`'${pnpm}'`);
});

describe('the SBOM', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  beforeAll(() => writeSboms(repository, folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (name: string) => readFileSync(join(folder, `${name}.cdx.json`), 'utf8');

  it.each(['api', 'ops', ...listParts(repository)])(
    'of %s names each production dependency with its version',
    (name) => {
      expect(missingFrom(join(repository, name), read(name))).toEqual([]);
      expect(JSON.parse(read(name))).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    },
  );

  it('is there for every part and process, and names no tool of the tests', () => {
    expect(documented(folder)).toEqual(expect.arrayContaining(['api', 'ops', ...listParts(repository)]));
    expect(read('api')).not.toMatch(/pkg:npm\/(?:jest|autocannon|s3rver)@/);
  });

  it('is found to lack what it does not name', () => {
    const document = JSON.parse(read('api')) as { components: { name: string; version: string }[] };
    const fastify = document.components.find(({ name }) => name === 'fastify');
    document.components = document.components.filter((component) => component !== fastify);
    expect(missingFrom(join(repository, 'api'), JSON.stringify(document))).toEqual([
      `fastify@${fastify?.version}`,
    ]);
  });
});

describe('advisories', () => {
  let registry: Server;
  let url: string;
  let answer: { status: number; body: unknown };
  beforeAll(async () => {
    registry = createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  });
  afterAll(() => registry.close());

  it('are told with their severity', async () => {
    const hole = { id: 1, url: 'https://x.example/1', title: 'A hole', vulnerable_versions: '<99' };
    const rest = { severity: 'high', cwe: [], cvss: { score: 8, vectorString: '' } };
    answer = { status: 200, body: { pg: [{ ...hole, ...rest }] } };
    const result = await audit(repository, url);
    expect(result).toMatchObject({ advisories: [{ module_name: 'pg', severity: 'high' }] });
    expect('advisories' in result && result.advisories.every(isSevere)).toBe(true);
  });

  it('are unknown, and said to be, where the registry has no such call', async () => {
    answer = { status: 405, body: {} };
    expect(await audit(repository, url)).toEqual({ unknown: 'responded with 405' });
  });
});
