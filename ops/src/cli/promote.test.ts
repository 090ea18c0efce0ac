import { writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ledger } from '../registry/ledger/ledger';
import { FileStore } from '../store/file-store';
import { artefactKey } from '../store/release-store';
import { temporaryFolders } from '../testing/fake-releases';
import { openReleaseDesk } from '../testing/release-desk';
import { makeSigner, trustIn } from '../testing/signing-keys';
import { LocalRegistry } from '../registry/registry';
import { variablesOf } from './context';
import { uploadRelease } from '../registry/releases/upload';
import { withPromotion } from './promote';
import { publish } from '../registry/changes/publish';

const nextFolder = temporaryFolders();

/** Staging, and production with the same first versions. */
async function twoEnvironments() {
  const staging = openReleaseDesk(nextFolder());
  const production = openReleaseDesk(nextFolder());
  await staging.first();
  await production.first();
  const from = { name: 'staging', registry: new LocalRegistry(staging.ledger) };
  const promote = (names: string[], more: Partial<Parameters<typeof publish>[0]> = {}) =>
    withPromotion(from, names, ({ parts, reason }) => {
      const { store, ledger } = production;
      return publish({ store, ledger, parts, reason, by: 'ada', ...more });
    });
  return { staging, production, promote };
}

it('makes the very same bytes live, and says where they come from', async () => {
  const { staging, production, promote } = await twoEnvironments();
  await staging.put('mf-things', '1.1.0');
  const revision = await promote(['mf-things']);
  expect(revision?.live['mf-things']?.version).toBe('1.1.0');
  expect(revision?.reason).toBe('from staging: mf-things of revision 2');
  const keys = await staging.store.list('artefacts/mf-things/1.1.0/');
  expect(keys.length).toBeGreaterThan(2);
  expect((await production.store.list('artefacts/mf-things/1.1.0/')).sort()).toEqual(keys.sort());
  for (const key of keys) expect(await production.store.get(key)).toEqual(await staging.store.get(key));
});

it('writes nothing where production refuses it before the upload', async () => {
  const { staging, production, promote } = await twoEnvironments();
  await staging.put('mf-things', '1.1.0');
  const before = await production.store.list('artefacts/');
  const other = {
    store: production.store,
    ledger: new Ledger(production.store, { trust: trustIn(makeSigner()) }),
  };
  await expect(promote(['mf-things'], other)).rejects.toThrow('can be believed');
  expect(await production.store.list('artefacts/')).toEqual(before);
});

it('leaves a canary of staging there, and what else differs', async () => {
  const { staging, promote } = await twoEnvironments();
  await staging.put('mf-public', '1.3.0');
  await staging.put('mf-things', '1.1.0');
  await staging.put('mf-things', '1.2.0', { canary: { percent: 50, people: [] } });
  const revision = await promote(['mf-things']);
  expect(revision?.live['mf-things']).toMatchObject({ version: '1.1.0' });
  expect(revision?.live['mf-things']?.canary).toBeUndefined();
  expect(revision?.live['mf-public']?.version).toBe('1.0.0');
});

it.each(['index.js', 'release.json'])(
  'refuses what was changed in the store of staging: %s',
  async (file) => {
    const { staging, production, promote } = await twoEnvironments();
    await staging.put('mf-things', '1.1.0');
    const keys = await staging.store.list('artefacts/mf-things/1.1.0/');
    const key =
      file === 'release.json'
        ? artefactKey('mf-things', '1.1.0', file)
        : (keys.find((one) => one.endsWith('.js')) ?? '');
    const path = join(staging.store.description, key);
    rmSync(path);
    writeFileSync(
      path,
      file === 'release.json' ? '{"name":"mf-things","version":"1.1.0","files":{}}' : 'evil()',
    );
    await expect(promote(['mf-things'])).rejects.toThrow(/is not what was released there/);
    expect((await production.ledger.newest())?.live['mf-things']?.version).toBe('1.0.0');
    expect(await production.store.list('artefacts/mf-things/1.1.0/')).toEqual([]);
  },
);

it('refuses a part that is not live in staging, and an environment without a store', async () => {
  const { promote } = await twoEnvironments();
  await expect(promote(['mf-unknown'])).rejects.toThrow(
    /mf-unknown is not live in staging. There are: shell/,
  );
  expect(() => variablesOf('staging', {})).toThrow(/Set RELEASE_REGISTRY_STAGING, or RELEASE_STORE_STAGING/);
  expect(() => variablesOf('../evil', { 'RELEASE_STORE_../EVIL': 'x' })).toThrow(
    /Neither registry nor store/,
  );
  expect(variablesOf('pre-live', { RELEASE_STORE_PRE_LIVE: 's3://b/p' }).RELEASE_STORE).toBe('s3://b/p');
});

it('takes the record of production where it has these files from another build, and refuses other content', async () => {
  const { staging, production, promote } = await twoEnvironments();
  await staging.put('mf-things', '1.1.0');
  await staging.put('mf-public', '1.2.0');
  // As the preview of a branch leaves it there.
  const rebuilt = production.part('mf-things', '1.1.0', {
    builtAt: '2026-11-21T10:00:00.000Z',
    commit: 'def5678',
  });
  const { digest } = await uploadRelease(production.store, rebuilt);
  const told: string[] = [];
  const revision = await promote(['mf-things'], { tell: (line) => told.push(line) });
  expect(revision?.live['mf-things']).toMatchObject({ version: '1.1.0', digest });
  expect((await staging.ledger.newest())?.live['mf-things']?.digest).not.toBe(digest);
  expect(told.join()).toContain(
    'mf-things 1.1.0 is there already, the same files built from def5678 at 2026-11-21T10:00:00.000Z',
  );
  await uploadRelease(production.store, production.part('mf-public', '1.2.0', { entry: 'remote.js' }));
  await expect(promote(['mf-public'])).rejects.toThrow(/another record/);
  expect(await production.ledger.newestNumber()).toBe(2);
});

it('checks in production whether the parts work together there', async () => {
  const { staging, promote } = await twoEnvironments();
  await staging.put('shell', '2.0.0', { admission: 'overrule' }, { runtime: '9.0.0' });
  await staging.put('mf-things', '1.1.0', { admission: 'overrule' }, { runtime: '^9.0.0' });
  await expect(promote(['mf-things'])).rejects.toThrow(/needs shared\/runtime \^9\.0\.0/);
});

it('refuses while the newest revision of staging is by a key that is not trusted there', async () => {
  const folder = nextFolder();
  const store = new FileStore(join(folder, 'store'));
  const [trusted, stranger] = [makeSigner(), makeSigner()];
  const { part } = openReleaseDesk(folder);
  const first = ['shell', 'mf-public', 'mf-things'].map((name) => part(name, '1.0.0'));
  const write = (signer: typeof trusted, parts: typeof first) =>
    publish({
      store,
      ledger: new Ledger(store, { signer, trust: trustIn(trusted, stranger) }),
      parts,
      by: 'ada',
      reason: 'test',
    });
  const promote = (...keys: (typeof trusted)[]) => {
    const ledger = new Ledger(store, { signer: trusted, trust: trustIn(...keys) });
    return withPromotion(
      { name: 'staging', registry: new LocalRegistry(ledger) },
      ['mf-things'],
      ({ parts }) => Promise.resolve(parts[0]?.version),
    );
  };
  await write(trusted, first);
  expect(await promote(trusted)).toBe('1.0.0');
  expect((await write(stranger, [part('mf-things', '6.6.6')]))?.n).toBe(2);
  await expect(promote(trusted)).rejects.toThrow(
    /revision 2 of staging is signed by the key [^]*not trusted/,
  );
  expect(await promote(trusted, stranger)).toBe('6.6.6');
});
