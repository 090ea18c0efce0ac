import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import type { EvidenceStorage } from './evidence-storage';
import { openEvidenceStorage } from './open-evidence-storage';
import { receiveFile } from './receive-file';
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

const stores: [string, () => Promise<EvidenceStorage>][] = [
  ['a folder', () => openEvidenceStorage(join(folder, 'files'))],
  [
    'an S3-compatible bucket',
    async () => {
      const { port }: AddressInfo = await server.run();
      return openEvidenceStorage('s3://evidence/production', {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      });
    },
  ],
];

describe.each(stores)('evidence in %s', (_kind, open) => {
  it('is stored whole under its name, found again, listed and removed', async () => {
    const store = await open();
    const content = pdfFile({ bytes: 300_000 });
    const file = await receiveFile(
      store.spoolFolder,
      Readable.from([content.subarray(0, 99), content.subarray(99)]),
    );
    expect(file).toMatchObject({ bytes: content.length, type: 'application/pdf' });
    await store.put(file.name, file);
    expect(readdirSync(store.spoolFolder)).not.toContain(file.name);
    expect((await store.get(file.name))?.equals(content)).toBe(true);
    expect((await store.list()).map(({ name }) => name)).toEqual([file.name]);
    await store.remove(file.name);
    expect(await store.get(file.name)).toBeNull();
    expect(await store.list()).toEqual([]);
  });
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

it('leaves nothing behind when the sender goes away in the middle', async () => {
  const spool = join(folder, 'cut');
  mkdirSync(spool);
  writeFileSync(join(spool, 'another'), '');
  async function* cut() {
    yield Buffer.from('%PDF-1.4');
    throw new Error('aborted');
  }
  await expect(receiveFile(spool, Readable.from(cut()))).rejects.toThrow('could not be read');
  expect(readdirSync(spool)).toEqual(['another']);
});
