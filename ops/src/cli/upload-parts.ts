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
    tell(`  ${uploaded.name} ${uploaded.version} is uploaded`);
    versions.push(uploaded);
  }
  return versions;
}
