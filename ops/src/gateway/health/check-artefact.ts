import type { Release } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { readRecord } from '../../registry/upload';
import { artefactKey, commonKey, type ReleaseStore } from '../../store/release-store';

export interface ArtefactCheck {
  store: ReleaseStore;
  /** Origin of the CDN that browsers load artefacts from, where that is not the gateway. */
  assetBaseUrl?: string | undefined;
  /** Address of a file below the site's or the CDN's origin. */
  assetUrl: (release: Release, file: string) => string;
}

/**
 * Reads every file of a version from where visitors get it, past all caches. Returns the damage of the first
 * damaged or missing file, or undefined when all bytes are as published.
 */
export async function checkArtefact(
  { store, assetBaseUrl, assetUrl }: ArtefactCheck,
  part: string,
  version: string,
): Promise<string | undefined> {
  const release = (await readRecord(store, part, version))?.release;
  if (!release) return `${part} ${version} is not in the store`;
  for (const [file, { integrity, address }] of Object.entries(release.files)) {
    const isPublic = !file.endsWith('.map');
    if (!isPublic) continue;
    const bodies = [
      await store.get(artefactKey(part, version, file)),
      ...(address ? [await store.get(commonKey(part, address))] : []),
      ...(assetBaseUrl ? [await download(assetUrl(release, file))] : []),
    ];
    for (const body of bodies) {
      if (!body) return `${file} of ${part} ${version} is missing`;
      if (toIntegrity(body) !== integrity) return `${file} of ${part} ${version} is damaged`;
    }
  }
  return undefined;
}

async function download(url: string): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
