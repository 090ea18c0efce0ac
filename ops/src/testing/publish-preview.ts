import type { Preview } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import { showVersions, type PreviewOrder } from '../registry/previews';
import type { Ledger } from '../registry/ledger/ledger';
import { uploadRelease } from '../registry/releases/upload';
import type { ReleaseStore } from '../store/release-store';

/** Uploads parts and gives them an address beside what is live, as `preview --branch` does. */
export async function publishPreview(
  options: PreviewOrder & { store: ReleaseStore; ledger: Ledger; parts: BuiltPart[] },
): Promise<Preview> {
  const { store, parts, ...order } = options;
  const versions = [];
  for (const part of parts) {
    const { digest } = await uploadRelease(store, part);
    versions.push({ name: part.name, version: part.version, digest });
  }
  return showVersions({ ...order, versions });
}
