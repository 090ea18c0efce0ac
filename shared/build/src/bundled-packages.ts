import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

const packagesOfSubBuilds = new WeakMap<Compilation, string[]>();

/**
 * The packages whose code is in the files of a build, as `name@version`, sorted. A package is found by its package.json,
 * wherever it is installed, linked or copied to; sources of the part and of this workspace are none, but a copy of the
 * runtime is.
 */
export const bundledPackages = (compilation: Compilation): string[] =>
  [...new Set([...ownPackages(compilation), ...(packagesOfSubBuilds.get(compilation) ?? [])])].sort();

/** The same, without builds that were added. */
export function ownPackages(compilation: Compilation): string[] {
  const packages = new Set<string>();
  const packageOf = findPackages(realpathSync(compilation.compiler.context));
  for (const module of compilation.modules) {
    // Modules of a barrel file that nothing uses were read, but are in no chunk.
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const inner of withConcatenated(module)) {
      const found = packageOf(inner.nameForCondition());
      if (found) packages.add(found);
    }
  }
  return [...packages].sort();
}

/** Counts what another build read and bundled for this one's release, such as its prerendering script. */
export function addSubBuild(compilation: Compilation, sub: Compilation): void {
  compilation.fileDependencies.addAll(sub.fileDependencies);
  compilation.missingDependencies.addAll(sub.missingDependencies);
  compilation.contextDependencies.addAll(sub.contextDependencies);
  const before = packagesOfSubBuilds.get(compilation) ?? [];
  packagesOfSubBuilds.set(compilation, [...before, ...bundledPackages(sub)]);
}

const withConcatenated = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

/** Finds `name@version` of the package that a file belongs to; files of the part belong to none. */
function findPackages(part: string): (file: string | null) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (file) => {
    if (!file) return undefined;
    const folder = path.dirname(file);
    if (!known.has(folder)) known.set(folder, readPackage(folder, part));
    return known.get(folder);
  };
}

/** @param unversioned the name of a package.json further inside, which may only say something of its folder */
function readPackage(folder: string, part: string, unversioned?: string): string | undefined {
  const parent = path.dirname(folder);
  if (folder === part || path.basename(folder) === 'node_modules' || parent === folder) return unversioned;
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return readPackage(parent, part, unversioned);
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string; version?: string };
  if (name && isSource(name, folder)) return undefined;
  if (name && version) return `${name}@${version}`;
  return readPackage(parent, part, unversioned ?? (name && `${name}@unversioned`));
}

/** Whether a package is a checkout of ours, whose files count as sources of the part; one that is installed is none. */
const isSource = (name: string, folder: string): boolean =>
  name.startsWith('@ilera/') &&
  name !== '@ilera/runtime' &&
  !folder.includes(`${path.sep}node_modules${path.sep}`);
