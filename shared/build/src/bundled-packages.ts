import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

const packagesOfSubBuilds = new WeakMap<Compilation, string[]>();

/**
 * The packages whose code is in the files of a build, as `name@version`, sorted. Sources of the workspace are
 * in them too, but are no installed packages.
 */
export const bundledPackages = (compilation: Compilation): string[] =>
  [...new Set([...ownPackages(compilation), ...(packagesOfSubBuilds.get(compilation) ?? [])])].sort();

/** The same, without builds that were added. */
export function ownPackages(compilation: Compilation): string[] {
  const packages = new Set<string>();
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

const known = new Map<string, string | undefined>();

/** `name@version` of the installed package that a file belongs to. */
function packageOf(file: string | null): string | undefined {
  if (!file || !file.includes(`${path.sep}node_modules${path.sep}`)) return undefined;
  const folder = path.dirname(file);
  if (!known.has(folder)) known.set(folder, readPackage(folder));
  return known.get(folder);
}

function readPackage(folder: string): string | undefined {
  const manifest = path.join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      name?: string;
      version?: string;
    };
    // A package.json further inside of a package may only say which kind of modules its folder has.
    if (name && version) return `${name}@${version}`;
  }
  const parent = path.dirname(folder);
  return path.basename(folder) === 'node_modules' || parent === folder ? undefined : readPackage(parent);
}
