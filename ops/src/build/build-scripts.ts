import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Arguments with which Node runs a script of the build package that a part names in its package.json: under its
 * name in this workspace, or its published one. So a part is built with its own webpack, wherever it is.
 * @param folder of the part
 * @throws where it names no build package, or has not installed it
 */
export function buildScript(folder: string, name: 'build-part' | 'serve-remote'): string[] {
  const file = join(folder, 'package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const named = Object.keys({ ...dependencies, ...devDependencies });
  const own = ['@shared/build', '@ilera/build'].find((one) => named.includes(one));
  if (!own) throw new Error(`${file} does not name @ilera/build in its dependencies.`);
  const script = createRequire(file).resolve(`${own}/${name}`);
  // The configuration of a part may import TypeScript.
  return ['--import', pathToFileURL(createRequire(script).resolve('tsx')).href, script];
}
