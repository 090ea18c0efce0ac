import { createHash } from 'node:crypto';
import { appendFile, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { toIntegrity } from '@ilera/contracts/integrity';
import type { BuiltPart } from '../../../ops/src/build/built-part';
import { toBuilt } from '../../../ops/src/testing/fake-releases';

/** The same build as another remote, with an address, a version and hashes of its own; it cannot be loaded. */
export async function copyAs({ release, folder }: BuiltPart, name: string, to: string): Promise<BuiltPart> {
  const version = `1.0.0-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
  await cp(folder, to, { recursive: true });
  const files = { ...release.files };
  for (const file of Object.keys(files).filter((one) => one.endsWith('.js'))) {
    await appendFile(path.join(to, file), `\n// ${name}`);
    const body = await readFile(path.join(to, file));
    files[file] = { size: body.byteLength, integrity: toIntegrity(body) };
  }
  const { routes = [] } = release;
  const own = routes.map(({ navigation: _navigation, ...route }) => ({ ...route, path: `/${name}` }));
  return toBuilt(to, { ...release, name, version, files, routes: own });
}
