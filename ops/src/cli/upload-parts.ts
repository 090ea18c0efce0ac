import { toIntegrity } from '@ilera/contracts/integrity';
import type { BuiltPart } from '../build/built-part';
import type { Registry } from '../registry/registry';
import type { Uploaded } from '../registry/releases/upload';

/** Uploads built parts; nothing goes live. */
export async function uploadParts(
  registry: Pick<Registry, 'upload'>,
  parts: BuiltPart[],
  tell: (line: string) => void,
): Promise<Uploaded[]> {
  const versions: Uploaded[] = [];
  for (const part of parts) {
    const uploaded = await registry.upload(part);
    const { name, version, digest, isNew } = uploaded;
    if (isNew) tell(`  ${name} ${version} uploaded, every file verified`);
    else if (digest !== toIntegrity(part.record))
      tell(`  ${name} ${version} is there already, the same files of another build: that build is taken`);
    versions.push(uploaded);
  }
  return versions;
}
