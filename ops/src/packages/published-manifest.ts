import { join } from 'node:path';
import { readPackage } from '../common/package-json';
import { rangeOf, toPublished } from './published-packages';

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
    exports = {},
    dependencies = {},
    ...manifest
  } = readPackage(join(repository, 'shared', name));
  const isPeer = ([dependency]: readonly [string, string]): boolean => onePerPage.includes(dependency);
  const ranges = Object.entries(dependencies).map((one) => {
    const [dependency, asked] = one;
    const range = rangeOf(repository, dependency, asked);
    // One of the page's major version fits; anything else is what this version was tested with.
    const isOfPage = asked.startsWith('catalog:') && isPeer(one);
    return [dependency, isOfPage ? `^${range.split('.')[0]}.0.0` : range] as const;
  });
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
