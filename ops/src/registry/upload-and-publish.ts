import { toIntegrity } from '@shared/contracts/integrity';
import { recordOf, type BuiltPart } from '../build/built-part';
import type { PublishOrder } from './changes/publish';
import type { PublishedVersion } from './releases/upload';
import type { Request } from './changes/request';
import type { Deployed, Registry } from './registry';

type Tell = (line: string) => void;

/** Uploads built parts; nothing goes live. */
export async function uploadParts(
  registry: Registry,
  parts: BuiltPart[],
  tell: Tell,
): Promise<PublishedVersion[]> {
  const versions: PublishedVersion[] = [];
  for (const part of parts) {
    const { name, version, digest, isNew } = await registry.upload(part);
    if (isNew) tell(`  ${name} ${version} uploaded, every file verified`);
    else if (digest !== toIntegrity(recordOf(part)))
      tell(`  ${name} ${version} is there already, the same files of another build: that build is taken`);
    versions.push({ name, version, digest });
  }
  return versions;
}

/** Uploads built parts and makes them live in one new revision. */
export async function uploadAndPublish(
  registry: Registry,
  parts: BuiltPart[],
  order: Omit<PublishOrder, 'versions'>,
  request: Request,
  tell: Tell,
): Promise<Deployed> {
  const versions = await uploadParts(registry, parts, tell);
  return registry.deploy({ action: 'publish', ...order, versions }, request);
}
