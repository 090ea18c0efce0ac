import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What the page has once. The router and axios are not here: they live inside shared/runtime (design section 5). */
const names = ['react', 'react/', 'react-dom', 'react-dom/', 'mobx', 'mobx-react-lite', '@shared/runtime'];

interface SharedLibrary {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  import?: false;
}

/** Exact version of a shared library as the workspace has it. */
function versionOf(name: string, from: string): string {
  const manifest = require.resolve(`${name.replace(/\/$/, '')}/package.json`, { paths: [from] });
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Any version of the same major; of our own runtime none that is older, because a minor version adds what a remote may use. */
const rangeOf = (name: string, version: string): string =>
  name === '@shared/runtime' ? `^${version}` : `^${version.split('.')[0]}.0.0`;

/**
 * The federation's shared list. The shell provides each library; a release build of a remote has no copy of its own.
 * @param role who is built; @param folder the part's folder, where its dependencies resolve from
 */
export function sharedLibraries(role: 'shell' | 'remote', folder: string): Record<string, SharedLibrary> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versionOf(name, folder);
      const library: SharedLibrary = {
        singleton: true,
        strictVersion: true,
        requiredVersion: rangeOf(name, version),
      };
      return [name, role === 'shell' ? { ...library, version } : { ...library, import: false as const }];
    }),
  );
}

/** The versions behind that list, as release.json records them: what the shell provides, what a remote needs. */
export function sharedVersions(role: 'shell' | 'remote', folder: string): Record<string, string> {
  return Object.fromEntries(
    names
      .filter((name) => !name.endsWith('/'))
      .map((name) => [
        name,
        role === 'shell' ? versionOf(name, folder) : rangeOf(name, versionOf(name, folder)),
      ]),
  );
}
