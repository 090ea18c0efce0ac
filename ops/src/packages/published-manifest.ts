import { readPublished } from './published-packages';

/** Libraries that a page has once, and packages therefore name as peers. */
const onePerPage = ['react', 'react-dom', 'mobx', 'mobx-react-lite', '@ilera/runtime'];

/** The manifest of a library of `shared/`, with exports that lead to compiled files with types. */
export function publishedManifest(repository: string, folder: string): object {
  const { name, version, sideEffects, exports = {}, dependencies = {} } = readPublished(repository, folder);
  const ranges = Object.entries(dependencies);
  const isPeer = ([dependency]: [string, string]): boolean => onePerPage.includes(dependency);
  // A peer may have any version of the page's major; other packages stay in their tested ranges.
  const peers = ranges.filter(isPeer).map(([peer, range]) => [peer, range.replace(/^(\d+)\..*/, '^$1.0.0')]);
  return {
    name,
    version,
    description: `${name.split('/').pop()} of Ilera, for remotes in repositories of their own`,
    sideEffects,
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([path, file]) => [path, toExport(file)])),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    dependencies: Object.fromEntries(ranges.filter((range) => !isPeer(range))),
    peerDependencies: Object.fromEntries(peers) as Record<string, string>,
  };
}

function toExport(file: string): string | object {
  const target = file.replace(/^\.\/src\//, './dist/');
  if (!/\.tsx?$/.test(target)) return target;
  return { types: target.replace(/\.tsx?$/, '.d.ts'), default: target.replace(/\.tsx?$/, '.js') };
}
