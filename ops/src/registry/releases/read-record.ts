import type { Release } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { artefactKey, type ReleaseStore } from '../../store/release-store';

/** A release in the store, with its hash for a revision. */
export interface PublishedRelease {
  release: Release;
  digest: string;
}

/** Reads a release from the store; undefined when it was never published completely. */
export async function readRecord(
  store: Pick<ReleaseStore, 'get'>,
  name: string,
  version: string,
  digest?: string,
): Promise<PublishedRelease | undefined> {
  const body = await store.get(artefactKey(name, version, 'release.json'), digest);
  return body && { release: JSON.parse(body.toString('utf8')) as Release, digest: toIntegrity(body) };
}
