import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { EvidenceStorage } from './evidence-storage';
import { openEvidenceStorage } from './open-evidence-storage';
import { pdfFile } from '../testing/evidence-files/pdf-file';

const folder = mkdtempSync(join(tmpdir(), 'evidence-test-'));
const server = new S3rver({
  directory: join(folder, 's3'),
  port: 0,
  silent: true,
  configureBuckets: [{ name: 'evidence', configs: [] }],
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const withCredentials = (more: Record<string, string> = {}) =>
  void jest.replaceProperty(process, 'env', {
    ...process.env,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    ...more,
  });
beforeEach(() => withCredentials());
afterEach(() => jest.restoreAllMocks());

const stores: [string, () => Promise<EvidenceStorage>][] = [
  ['a folder', () => openEvidenceStorage(join(folder, 'files'))],
  [
    'an S3-compatible bucket',
    async () => {
      const { port }: AddressInfo = await server.run();
      return openEvidenceStorage('s3://evidence/production', { S3_ENDPOINT: `http://127.0.0.1:${port}` });
    },
  ],
];

describe.each(stores)('evidence in %s', (_kind, open) => {
  it('is stored whole under its name, found again, listed and removed', async () => {
    const store = await open();
    const content = pdfFile({ bytes: 300_000 });
    const name = '0123';
    await store.put(name, content);
    expect((await store.get(name))?.equals(content)).toBe(true);
    expect((await store.list()).map((file) => file.name)).toEqual([name]);
    await store.remove(name);
    expect(await store.get(name)).toBeNull();
    expect(await store.list()).toEqual([]);
  });
});

it('sends the session token of temporary credentials to the bucket', async () => {
  let token: string | string[] | undefined;
  const bucket = createServer(({ headers }, response) => {
    token = headers['x-amz-security-token'];
    response.end();
  });
  await new Promise<void>((done) => bucket.listen(0, '127.0.0.1', done));
  const { port } = bucket.address() as AddressInfo;
  withCredentials({ AWS_SESSION_TOKEN: 'for an hour' });
  const store = await openEvidenceStorage('s3://evidence', {
    ...process.env,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  await store.put('0123', Buffer.from('x')).finally(() => bucket.close());
  expect(token).toBe('for an hour');
});

it('lists a folder while another process removes files from it', async () => {
  const shared = join(folder, 'shared');
  const [store, other] = [await openEvidenceStorage(shared), await openEvidenceStorage(shared)];
  for (let round = 0; round < 20; round += 1) {
    const names = Array.from({ length: 60 }, (_, index) => `${round}-${index}`);
    for (const name of ['stays', ...names]) writeFileSync(join(shared, name), 'x');
    const [listed] = await Promise.all([store.list(), ...names.map((name) => other.remove(name))]);
    expect(listed.map(({ name }) => name)).toContain('stays');
  }
});
