import type { Release } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { artefactKey } from '../../store/release-store';
import type { AssetCache } from './asset-cache';

/**
 * A file of a release as text, if its hash is the one in the release's record. No browser checks the
 * integrity of what the document contains or the gateway runs.
 */
export async function readVerified(
  assets: AssetCache,
  { name, version, files }: Release,
  file: string,
): Promise<string | undefined> {
  const body = (await assets.get(artefactKey(name, version, file), () => false))?.body;
  return body && toIntegrity(body) === files[file]?.integrity ? body.toString('utf8') : undefined;
}
