import type { Release } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { parseRecord } from '../ledger/ledger';
import { artefactKey, type ReleaseStore } from '../../store/release-store';

/** A release in the store, with its hash for a revision. */
export interface PublishedRelease {
  release: Release;
  digest: string;
}

/** Reads a release from the store; undefined when it was never published completely, or is no JSON. */
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
