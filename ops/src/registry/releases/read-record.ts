import type { Release } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { parseRecord } from '../ledger/ledger';
import { artefactKey, type ReleaseStore } from '../../store/release-store';

/** A stored release, with the hash by which revisions name it. */
export interface PublishedRelease {
  release: Release;
  digest: string;
}

/** Reads a release from the store; undefined where its record is missing or no JSON. */
export async function readRecord(
  store: Pick<ReleaseStore, 'get'>,
  name: string,
  version: string,
  digest?: string,
): Promise<PublishedRelease | undefined> {
  const body = await store.get(artefactKey(name, version, 'release.json'), digest);
  const release = body && (parseRecord(body) as Release | undefined);
  return release && { release, digest: toIntegrity(body) };
}
