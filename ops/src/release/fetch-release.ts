import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LivePart, Release } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import { artefactKey, type ReleaseStore } from '../store/release-store';

/**
 * Reads a version from a store into a folder, as if it had been built there.
 * @param live the part as a believed revision names it
 * @throws ReleaseRefused where the store has other bytes than that revision names
 */
export async function fetchRelease(
  store: ReleaseStore,
  name: string,
  live: Pick<LivePart, 'version' | 'digest'>,
  folder: string,
): Promise<BuiltPart> {
  const { version, digest } = live;
  const record = await store.get(artefactKey(name, version, 'release.json'));
  if (!record) throw new ReleaseRefused(`${name} ${version} is not in ${store.description}.`);
  if (digest !== toIntegrity(record)) throw damaged(store, artefactKey(name, version, 'release.json'));
  const release = JSON.parse(record.toString('utf8')) as Release;
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const key = artefactKey(name, version, file);
    const body = await store.get(key);
    if (!body || toIntegrity(body) !== integrity) throw damaged(store, key);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), body);
  }
  const readCompressed = (file: string): Promise<Buffer | undefined> =>
    store.get(artefactKey(name, version, file));
  return { name, version, folder, release, record, readCompressed };
}

const damaged = (store: ReleaseStore, key: string): ReleaseRefused =>
  new ReleaseRefused(
    `${key} in ${store.description} is not what was released there. Restore that file, or publish another version there.`,
  );
