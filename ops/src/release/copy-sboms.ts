import type { BuiltPart } from '../build/built-part';
import { sbomKey, type ReleaseStore } from '../store/release-store';

interface CopySboms {
  from: ReleaseStore;
  to: ReleaseStore;
  parts: Pick<BuiltPart, 'name' | 'version' | 'release'>[];
  tell(line: string): void;
}

/**
 * Copies the CycloneDX documents of versions to another store, once. Nobody signs a document, so one that leaves out a
 * package of the version's record, or is of another part, is reported and not copied. That does not stop a release (Q98).
 */
export async function copySboms({ from, to, parts, tell }: CopySboms): Promise<void> {
  for (const part of parts) {
    const key = sbomKey(part.name, part.version);
    try {
      const sbom = await from.get(key);
      if (!sbom || (await to.exists(key))) continue;
      const why = whyNotOf(part, sbom);
      if (why) tell(`${key} was not copied from ${from.description}: ${why}.`);
      else await to.putIfAbsent(key, sbom);
    } catch (error) {
      tell(`${key} was not copied: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function whyNotOf({ name, version, release }: CopySboms['parts'][number], sbom: Buffer): string | undefined {
  if (!release.packages) return `the record of ${name} ${version} names no packages to compare it with`;
  const listed = readComponents(sbom, name);
  if (!listed) return `it is no CycloneDX document of ${name}`;
  const names = new Set(listed.map(nameOf));
  const missing = release.packages.find((one) => {
    const owner = packageAround(nameOf(one));
    return !listed.includes(one) && !(owner && names.has(owner));
  });
  return missing && `it leaves out ${missing}, which is in the files`;
}

/** `name@version` of what a document lists; undefined for what is no document of that part. */
function readComponents(sbom: Buffer, part: string): string[] | undefined {
  try {
    const { bomFormat, metadata, components } = JSON.parse(sbom.toString('utf8')) as {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { group?: string; name: string; version: string }[];
    };
    if (bomFormat !== 'CycloneDX' || metadata.component.name !== part) return undefined;
    return components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
  } catch {
    return undefined;
  }
}

const nameOf = (named: string): string => named.slice(0, named.lastIndexOf('@'));

/** The installed package of one that is named inside of it, such as `@hookform/resolvers/yup`. */
const packageAround = (name: string): string | undefined =>
  /^(?:@[^/]+\/[^/]+|[^@/][^/]*)(?=\/)/.exec(name)?.[0];
