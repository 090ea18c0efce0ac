import { readdirSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Revision } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { Ledger } from '../registry/ledger/ledger';
import { artefactKey } from '../store/release-store';
import { startReleaseDesk } from '../testing/release-desk';
import { makeKeys } from '../testing/signing-keys';
import { LocalRegistry } from '../registry/registry';
import { fetchRelease } from '../registry/releases/fetch-release';
import { uploadRelease } from '../registry/releases/upload';
import { commandContext } from '../testing/command-context';
import { newFolder } from '../testing/temporary';
import { promote as promoteCommand } from './promote';

/** Staging, and production with the same first versions. */
async function twoEnvironments() {
  const [staging, production] = [await startReleaseDesk(), await startReleaseDesk()];
  const promote = async (part: string, to = production.ledger, options = {}) => {
    const from = staging.store.description;
    const { data } = await promoteCommand(commandContext(to, { from, ...options }), [part]);
    return { revision: data as Revision };
  };
  return { staging, production, promote };
}

it('makes the very same bytes live, says where they come from, and leaves what else differs there', async () => {
  const { staging, production, promote } = await twoEnvironments();
  await staging.put('mf-public', '1.3.0');
  await staging.put('mf-things', '1.1.0');
  await staging.put('mf-things', '1.2.0', { canary: { percent: 50, people: [] } });
  const { revision } = await promote('mf-things');
  expect(revision.reason).toBe(`from ${staging.store.description}: mf-things of revision 4`);
  expect(revision.live['mf-things']).toMatchObject({ version: '1.1.0' });
  expect(revision.live['mf-things']?.canary).toBeUndefined();
  expect(revision.live['mf-public']?.version).toBe('1.0.0');
  const keys = await staging.store.list('artefacts/mf-things/1.1.0/');
  expect(keys.length).toBeGreaterThan(2);
  expect((await production.store.list('artefacts/mf-things/1.1.0/')).sort()).toEqual(keys.sort());
  for (const key of keys) expect(await production.store.get(key)).toEqual(await staging.store.get(key));
});

it('writes nothing where production would not serve it', async () => {
  const { staging, production, promote } = await twoEnvironments();
  await staging.put('mf-things', '1.1.0');
  const before = await production.store.list('artefacts/');
  const strict = new Ledger(production.store, { trust: makeKeys().trust });
  await expect(promote('mf-things', strict)).rejects.toThrow('can be believed');
  expect(await production.store.list('artefacts/')).toEqual(before);
});

it.each(['remote.js', 'release.json'])(
  'refuses what was changed in the store of staging: %s',
  async (file) => {
    const { staging, production, promote } = await twoEnvironments();
    await staging.put('mf-things', '1.1.0');
    const path = join(staging.store.description, artefactKey('mf-things', '1.1.0', file));
    rmSync(path);
    writeFileSync(path, '{"name":"mf-things","version":"1.1.0","files":{}}');
    await expect(promote('mf-things')).rejects.toThrow(/is not what was released there/);
    expect(await production.store.list('artefacts/mf-things/1.1.0/')).toEqual([]);
  },
);

it('refuses what the store of staging has of one part in the place of another', async () => {
  const { staging, promote } = await twoEnvironments();
  const { digest = '' } = (await staging.put('mf-public', '1.1.0'))?.live['mf-public'] ?? {};
  for (const key of await staging.store.list(artefactKey('mf-public', '1.1.0', '')))
    await staging.store.put(key.replace('mf-public', 'mf-things'), (await staging.store.get(key))!);
  await new LocalRegistry(staging.ledger).makeChange(
    { action: 'publish', versions: [{ name: 'mf-things', version: '1.1.0', digest }], force: true },
    { by: 'eve', reason: 'a swap' },
  );
  await expect(promote('mf-things')).rejects.toThrow(/is not what was released there/);
});

it('takes no file from another environment that leaves its folder', async () => {
  const [folder, evil] = [newFolder(), Buffer.from('evil')];
  const files = { '../evil.js': { size: 4, integrity: toIntegrity(evil) } };
  const record = Buffer.from(JSON.stringify({ name: 'mf-things', version: '1.1.0', files }));
  const file = async (...[, , name]: string[]) => (name === 'release.json' ? record : evil);
  const live = { version: '1.1.0', digest: toIntegrity(record) };
  const fetching = fetchRelease({ file, description: '' }, 'mf-things', live, join(folder, 'mf-things'));
  await expect(fetching).rejects.toThrow('../evil.js');
  expect(readdirSync(folder)).toEqual([]);
});

it('takes the record of production where it has these files from another build, and refuses other content', async () => {
  const { staging, production, promote } = await twoEnvironments();
  await staging.put('mf-things', '1.1.0');
  await staging.put('mf-public', '1.2.0');
  // As the preview of a branch leaves it there.
  const rebuilt = production.part('mf-things', '1.1.0', { commit: 'def5678' });
  const { digest } = await uploadRelease(production.store, rebuilt);
  const { revision } = await promote('mf-things');
  expect(revision.live['mf-things']).toMatchObject({ version: '1.1.0', digest });
  expect((await staging.ledger.newest())?.live['mf-things']?.digest).not.toBe(digest);
  await uploadRelease(production.store, production.part('mf-public', '1.2.0', { entry: 'remote.js' }));
  await expect(promote('mf-public')).rejects.toThrow(/another record[^]*Raise the version/);
  expect(await production.ledger.newestNumber()).toBe(2);
});

it('checks in production whether the parts work together there, in a dry run too', async () => {
  const { staging, production, promote } = await twoEnvironments();
  await staging.put('shell', '2.0.0', { force: true }, { shared: { '@ilera/runtime': '9.0.0' } });
  await staging.put('mf-things', '1.1.0', { force: true }, { shared: { '@ilera/runtime': '^9.0.0' } });
  for (const options of [{}, { dryRun: true }])
    await expect(promote('mf-things', production.ledger, options)).rejects.toThrow(
      /^Refused, nothing changed:[^]*needs @ilera\/runtime \^9\.0\.0/,
    );
});

it('refuses a part that is not live in staging', async () => {
  const { promote } = await twoEnvironments();
  await expect(promote('mf-unknown')).rejects.toThrow(/mf-unknown is not live in .*There are: shell/);
});

it('refuses while the newest revision of staging is by a key that is not trusted there', async () => {
  const { promote } = await twoEnvironments();
  const { signer } = makeKeys();
  jest.replaceProperty(process, 'env', { ...process.env, RELEASE_FROM_PUBLIC_KEYS: signer.publicPem });
  await expect(promote('mf-things')).rejects.toThrow(/revision 1 of \S+ is not signed/);
});
