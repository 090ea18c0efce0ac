import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerName, type Release } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import type { BuiltPart } from '../../../ops/src/build/built-part';
import { toBuilt } from '../../../ops/src/testing/fake-releases';

interface Changes {
  /** Changes the text of the entry. @throws where the entry is not as it expects */
  entry?: (text: string) => string;
  /** Replaces parts of the record. */
  release?: Partial<Release>;
}

/**
 * The same build under another version, as a release of the same sources would be: of what visitors fetch only
 * the entry holds the version.
 */
export async function renameBuild(
  { folder: from, release: { version: before, ...old } }: BuiltPart,
  version: string,
  { entry: edit = (text) => text, release: changed = {} }: Changes = {},
): Promise<BuiltPart> {
  const { name, entry } = old;
  const folder = await mkdtemp(path.join(tmpdir(), `ilera-${name}-`));
  await cp(from, folder, { recursive: true });
  const text = await readFile(path.join(folder, entry), 'utf8');
  const body = Buffer.from(edit(text).replaceAll(containerName(name, before), containerName(name, version)));
  await writeFile(path.join(folder, entry), body);
  const files = { ...old.files, [entry]: { size: body.length, integrity: toIntegrity(body) } };
  const built = toBuilt(folder, { ...old, version, files, ...changed });
  await writeFile(path.join(folder, 'release.json'), built.record);
  return built;
}
