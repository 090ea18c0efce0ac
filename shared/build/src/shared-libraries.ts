import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What the page has once. The router and axios are not here: they live inside shared/runtime (docs/adr/0001). */
const names = ['react', 'react/', 'react-dom', 'react-dom/', 'mobx', 'mobx-react-lite', '@shared/runtime'];

/** Exact version of a shared library as the workspace has it. */
function versionOf(name: string, from: string): string {
  const manifest = require.resolve(`${name.replace(/\/$/, '')}/package.json`, { paths: [from] });
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Any version of the same major; of our own runtime none that is older, because a minor version adds what a remote may use. */
const rangeOf = (name: string, version: string): string =>
  name === '@shared/runtime' ? `^${version}` : `^${version.split('.')[0]}.0.0`;

/** The shared libraries by name, without those that stand for the paths below one. */
export const packageNames = names.filter((name) => !name.endsWith('/'));

/** What a remote takes from there, in the version it needs, or not at all: it has no copy of its own. */
export function neededLibraries(folder: string) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: rangeOf(name, versionOf(name, folder)),
      },
    ]),
  );
}

/** The versions behind that list, as release.json records them: what the shell provides, what a remote needs. */
export function sharedVersions(role: 'shell' | 'remote', folder: string): Record<string, string> {
  return Object.fromEntries(
    packageNames.map((name) => [
      name,
      role === 'shell' ? versionOf(name, folder) : rangeOf(name, versionOf(name, folder)),
    ]),
  );
}
