import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuilt, type BuiltPart } from '../../../ops/src/build/built-part';
import { runBuild } from '../../../ops/src/build/build-parts';

/**
 * Builds a part under a version of one's own choice, as a squad's next release would be.
 * @param repository whose sources; @param output unset: a new temporary folder
 */
export async function buildAgain(
  repository: string,
  name: string,
  version: string,
  output?: string,
): Promise<BuiltPart> {
  const folder = output ?? (await mkdtemp(path.join(tmpdir(), `ilera-${name}-`)));
  await runBuild(path.join(repository, name), {
    ...process.env,
    PART_VERSION: version,
    PART_OUTPUT: folder,
    PART_CACHE: 'off',
  });
  return readBuilt(folder);
}
