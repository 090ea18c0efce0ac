import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What each package's folder was found to depend on; for calls between which nothing is installed. */
export type KnownPackages = Map<string, Package>;

interface Package {
  /** Name and version. */
  id: string;
  /** The folder of each dependency; undefined where it is not installed. */
  dependencies: [name: string, folder: string | undefined][];
}

/**
 * Every package that the code of a folder may come from or be built with, through all levels: a line for each
 * dependency of each package, with the version and the place that it resolves to. An upgrade at any level
 * changes a line. Of the folder itself, and of packages of its workspace, development dependencies count too: code may
 * import them. Those of installed packages are not installed.
 * @param known of calls before, for other folders; packages that are found are added
 */
export function installedPackages(folder: string, known: KnownPackages = new Map()): string[] {
  const lines = new Set<string>();
  const visited = new Set<string>();
  const waiting = [realpathSync(folder)];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (visited.has(next)) continue;
    visited.add(next);
    const { id, dependencies } = known.get(next) ?? read(next);
    known.set(next, { id, dependencies });
    lines.add(`${id} in ${next}`);
    for (const [name, found] of dependencies) {
      lines.add(`${id} > ${name} ${found ?? 'is not installed'}`);
      if (found) waiting.push(found);
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
  const all = {
    ...(isOwn ? devDependencies : {}),
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
  };
  return {
    id: `${name}@${version}`,
    dependencies: Object.keys(all).map((one) => [one, findPackage(folder, one)]),
  };
}

/** The folder of a package as Node resolves its name from another folder; undefined where it is not installed. */
export function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === path.dirname(folder)) return undefined;
  }
}
