import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

const packagesOfSubBuilds = new WeakMap<Compilation, string[]>();

/**
 * Lists the packages whose code a build bundled, as `name@version`, sorted. A package is found by its package.json,
 * wherever it is installed, linked or copied. Sources of the part and of this workspace are left out; a copy of the
 * runtime is listed.
 */
export const bundledPackages = (compilation: Compilation): string[] =>
  [...new Set([...ownPackages(compilation), ...(packagesOfSubBuilds.get(compilation) ?? [])])].sort();

/** Lists a build's packages without those of sub-builds. */
export function ownPackages(compilation: Compilation): string[] {
  const packages = new Set<string>();
  const packageOf = findPackages(realpathSync(compilation.compiler.context));
  for (const module of compilation.modules) {
    // Webpack reads unused modules of a barrel file, but puts them into no chunk.
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const inner of withConcatenated(module)) {
      const name = packageOf(inner.nameForCondition());
      if (name) packages.add(name);
    }
  }
  return [...packages].sort();
}

/** Adds the files and packages of another build, such as the prerendering script, to this build's release. */
export function addSubBuild(compilation: Compilation, sub: Compilation): void {
  compilation.fileDependencies.addAll(sub.fileDependencies);
  compilation.missingDependencies.addAll(sub.missingDependencies);
  compilation.contextDependencies.addAll(sub.contextDependencies);
  const earlierPackages = packagesOfSubBuilds.get(compilation) ?? [];
  packagesOfSubBuilds.set(compilation, [...earlierPackages, ...bundledPackages(sub)]);
}

const withConcatenated = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

/** Finds `name@version` of the package that a file belongs to; undefined for files of the part. */
function findPackages(part: string): (file: string | null) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (file) => {
    if (!file) return undefined;
    const folder = path.dirname(file);
    if (!known.has(folder)) known.set(folder, readPackage(folder, part));
    return known.get(folder);
  };
}

/** @param unversioned name in a nested package.json, which may describe only its folder */
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

/**
 * Whether a package is a checkout of this repository, whose files count as the part's sources; false for an installed
 * package.
 */
const isSource = (name: string, folder: string): boolean =>
  name.startsWith('@ilera/') &&
  name !== '@ilera/runtime' &&
  !folder.includes(`${path.sep}node_modules${path.sep}`);
