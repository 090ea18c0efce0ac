import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerName } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { type BuiltPart, findNewestBuilt } from '../../ops/src/build/built-part';

/**
 * A remote's last build as it was made before documents had a Trusted Types policy: its runtime makes one of
 * its own, and its record does not say that it needs none.
 */
export async function fromBeforePagePolicy(
  repository: string,
  name: string,
  version: string,
): Promise<BuiltPart> {
  const built = findNewestBuilt(repository, name);
  if (!built) throw new Error(`${name} is not built`);
  const folder = await mkdtemp(path.join(tmpdir(), `ilera-${name}-`));
  await cp(built.folder, folder, { recursive: true });
  const { entry } = built.release;
  const text = await readFile(path.join(folder, entry), 'utf8');
  if (!text.includes('defaultPolicy')) throw new Error(`${entry} does not ask for the page's policy`);
  const body = Buffer.from(
    text
      .replaceAll('defaultPolicy', 'absentPolicy')
      .replaceAll(containerName(name, built.version), containerName(name, version)),
  );
  await writeFile(path.join(folder, entry), body);
  const { pagePolicy: _now, ...release } = built.release;
  const files = { ...release.files, [entry]: { size: body.length, integrity: toIntegrity(body) } };
  return { ...built, version, folder, release: { ...release, version, files }, fresh: true, seconds: 0 };
}
