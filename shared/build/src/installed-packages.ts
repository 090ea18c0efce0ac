import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

interface Package {
  /** Name and version. */
  id: string;
  /** The folder of each dependency; undefined if not installed. */
  dependencies: [name: string, folder: string | undefined][];
}

/**
 * Lists every package, at any level, that the code of a folder may come from or be built with: a line for each
 * dependency of each package, with version and location. An upgrade at any level changes a line. Development
 * dependencies count for the folder and for packages of its workspace, whose code may import them; installed packages
 * lack theirs.
 */
export function installedPackages(folder: string): string[] {
  const lines = new Set<string>();
  const visited = new Set<string>();
  const waiting = [realpathSync(folder)];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (visited.has(next)) continue;
    visited.add(next);
    const { id, dependencies } = read(next);
    lines.add(`${id} in ${next}`);
    for (const [name, location] of dependencies) {
      lines.add(`${id} > ${name} ${location ?? 'is not installed'}`);
      if (location) waiting.push(location);
    }
  }
  return [...lines].sort();
}

function read(folder: string): Package {
  const isOwn = !folder.includes(`${path.sep}node_modules${path.sep}`);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name?: string;
    version?: string;
    dependencies?: object;
    devDependencies?: object;
    optionalDependencies?: object;
    peerDependencies?: object;
  };
  const {
    name = '',
    version = '',
    dependencies,
    devDependencies,
    optionalDependencies,
    peerDependencies,
  } = manifest;
  const allDependencies = {
    ...(isOwn ? devDependencies : {}),
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
  };
  return {
    id: `${name}@${version}`,
    dependencies: Object.keys(allDependencies).map((dependency) => [
      dependency,
      findPackage(folder, dependency),
    ]),
  };
}

/** Resolves a package name from another folder like Node; undefined if not installed. */
export function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === path.dirname(folder)) return undefined;
  }
}
