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
  const own = buildPackageOf(folder);
  if (!own)
    throw new Error(
      `${file} does not name @ilera/build in its dependencies. With Module Federation's plugin alone, build the remote into ${join(folder, 'dist')}, with its manifest, and run this again.`,
    );
  const script = createRequire(file).resolve(`${own}/${name}`);
  // The configuration of a part may import TypeScript.
  return ['--import', pathToFileURL(createRequire(script).resolve('tsx')).href, script];
}

/** Whether a part is built by our build package, and not by webpack and Module Federation's plugin alone. */
export const namesBuildPackage = (folder: string): boolean => buildPackageOf(folder) !== undefined;

function buildPackageOf(folder: string): string | undefined {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
  const named = Object.keys({ ...dependencies, ...devDependencies });
  return ['@shared/build', '@ilera/build'].find((one) => named.includes(one));
}
