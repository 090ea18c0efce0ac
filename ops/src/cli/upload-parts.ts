import { toIntegrity } from '@ilera/contracts/integrity';
import type { BuiltPart } from '../build/built-part';
import type { Registry } from '../registry/registry';
import type { PartVersion } from '../site/live-part';

/** Uploads built parts; nothing goes live. */
export async function uploadParts(
  registry: Pick<Registry, 'upload'>,
  parts: BuiltPart[],
  tell: (line: string) => void,
): Promise<PartVersion[]> {
  const versions: PartVersion[] = [];
  for (const part of parts) {
    const uploaded = await registry.upload(part);
    const isOther = uploaded.digest !== toIntegrity(part.record);
    const other = isOther ? ' already, as the same files of another build, which is taken' : '';
    tell(`  ${uploaded.name} ${uploaded.version} is uploaded${other}`);
    versions.push(uploaded);
  }
  return versions;
}
