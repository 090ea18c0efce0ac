import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
  if (!own)
    throw new Error(
      `${file} does not name @ilera/build in its dependencies. With Module Federation's plugin alone, build the remote into ${join(folder, 'dist')}, with its manifest, and run this again.`,
    );
  const script = createRequire(file).resolve(`${own}/${name}`);
  return ['--import', join(dirname(script), 'trace-imports.mjs'), script];
}
