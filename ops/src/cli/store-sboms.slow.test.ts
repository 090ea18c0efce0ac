/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { Ledger } from '../registry/ledger';
import { LocalRegistry } from '../registry/registry';
import { FileStore } from '../store/file-store';
import { sbomKey } from '../store/release-store';
import { temporaryFolders } from '../testing/fake-releases';
import { storeSboms } from './store-sboms';

jest.setTimeout(120_000);
const nextFolder = temporaryFolders();

it('keeps the SBOM of a published version beside it, and the first one', async () => {
  const store = new FileStore(nextFolder());
  const said: string[] = [];
  const plan = {
    registry: new LocalRegistry(new Ledger(store)),
    repository: findRepository(),
    parts: [{ name: 'mf-plans', version: '1.0.0-a' }],
    tell: (line: string) => void said.push(line),
  };
  await storeSboms(plan);
  const stored = await store.get(sbomKey('mf-plans', '1.0.0-a'));
  expect(JSON.parse(String(stored))).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'mf-plans' } },
    components: expect.arrayContaining([expect.objectContaining({ name: 'react' })]),
  });
  await storeSboms(plan);
  expect(await store.get(sbomKey('mf-plans', '1.0.0-a'))).toEqual(stored);
  expect(said).toEqual(['SBOM of mf-plans stored.']);
});

it('keeps the SBOM of a remote whose packages npm has installed', async () => {
  const repository = nextFolder();
  const own = { name: 'mf-one', version: '1.0.0', dependencies: { yup: '1.7.1' } };
  const yup = { version: '1.7.1', resolved: 'https://registry.example/yup-1.7.1.tgz', license: 'MIT' };
  const lock = { ...own, lockfileVersion: 3, packages: { '': own, 'node_modules/yup': yup } };
  writeFileSync(join(repository, 'package.json'), JSON.stringify(own));
  writeFileSync(join(repository, 'package-lock.json'), JSON.stringify(lock));
  const store = new FileStore(join(repository, 'store'));
  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  await storeSboms({
    registry: new LocalRegistry(new Ledger(store)),
    repository,
    parts: [{ name: 'mf-one', version: '1.0.0-a' }],
    tell,
  });
  expect(said).toEqual(['SBOM of mf-one stored.']);
  expect(JSON.parse(String(await store.get(sbomKey('mf-one', '1.0.0-a'))))).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'mf-one' } },
    components: [expect.objectContaining({ name: 'yup', version: '1.7.1' })],
  });
});

it('does not stop a release where there is no lockfile', async () => {
  const said: string[] = [];
  const folder = nextFolder();
  const store = new FileStore(join(folder, 'store'));
  await storeSboms({
    registry: new LocalRegistry(new Ledger(store)),
    repository: folder,
    parts: [{ name: 'mf-plans', version: '1' }],
    tell: (line) => void said.push(line),
  });
  expect(said).toEqual([expect.stringContaining('No SBOM was stored')]);
  expect(await store.list('sboms/')).toEqual([]);
});
