import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPublished, catalogOf, versionOf } from './published-packages';

interface Manifest {
  name: string;
  version: string;
  description?: string;
  sideEffects?: boolean | string[];
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** What a page has once: a package asks for it, and brings none of its own. */
const onePerPage = ['react', 'react-dom', 'mobx', 'mobx-react-lite', '@shared/runtime'];

/**
 * The package.json of a published package: the workspace's, with real versions instead of `catalog:` and
 * `workspace:`, and exports that lead to compiled files with types.
 */
export function publishedManifest(repository: string, name: string): object {
  const {
    version,
    description,
    sideEffects,
    exports,
    dependencies = {},
    ...manifest
  } = read(repository, name);
  const ranges = Object.entries(dependencies).map(
    ([dependency, range]) => [dependency, rangeOf(repository, dependency, range)] as const,
  );
  const isPeer = ([dependency]: readonly [string, string]): boolean => onePerPage.includes(dependency);
  const named = (list: (readonly [string, string])[]): Record<string, string> =>
    Object.fromEntries(list.map(([dependency, range]) => [toPublished(dependency), range]));
  return {
    name: toPublished(manifest.name),
    version,
    description: description ?? `${name} of Ilera, for remotes in repositories of their own`,
    license: 'MIT',
    type: 'module',
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, toExport(file)])),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    engines: { node: '>=20.19' },
    dependencies: named(ranges.filter((one) => !isPeer(one))),
    peerDependencies: named(ranges.filter(isPeer)),
    publishConfig: { access: 'public' },
  };
}

function toExport(file: string): string | object {
  const target = file.replace(/^\.\/src\//, './dist/');
  if (!/\.tsx?$/.test(target)) return target;
  return { types: target.replace(/\.tsx?$/, '.d.ts'), default: target.replace(/\.tsx?$/, '.js') };
}

function rangeOf(repository: string, dependency: string, range: string): string {
  if (range.startsWith('workspace:'))
    return `^${versionOf(repository, dependency.replace('@shared/', 'shared/'))}`;
  if (!range.startsWith('catalog:')) return range;
  const version = catalogOf(repository, dependency);
  // One of the page's major version fits; anything else is what this version was tested with.
  return onePerPage.includes(dependency) ? `^${version.split('.')[0]}.0.0` : version;
}

function read(repository: string, name: string): Manifest {
  const file = join(repository, 'shared', name, 'package.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
