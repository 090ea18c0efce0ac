import type { NamedVersion } from '@ilera/contracts';
import { artefactKey, type ReleaseStore } from '../../store/release-store';
import type { ReleaseCache } from './release-cache';

/** Finds a file of a version that a gateway serves and the store lacks; undefined where there is none. */
export async function findMissing(
  store: ReleaseStore,
  releases: ReleaseCache,
  name: string,
  { version, digest }: NamedVersion,
): Promise<string | undefined> {
  const record = await releases.refresh(name, version);
  if (record?.digest !== digest) return 'release.json';
  const stored = new Set(await store.list(artefactKey(name, version, '')));
  return Object.keys(record.release.files).find(
    (file) => !file.endsWith('.map') && !stored.has(artefactKey(name, version, file)),
  );
}
