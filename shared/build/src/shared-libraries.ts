import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compare, minVersion, satisfies, validRange } from 'semver';
import { findPackage } from './installed-packages';

const require = createRequire(import.meta.url);

/**
 * The libraries that a page has once, and each module below React; shared-modules-plugin.ts checks which of those
 * exist. Router and axios are bundled into shared/runtime instead (docs/adr/0001).
 */
const names = ['react', 'react/', 'react-dom', 'react-dom/', 'mobx', 'mobx-react-lite', '@ilera/runtime'];

/** The exact version of a shared library in the workspace. */
function versionOf(name: string, from: string): string {
  const library = name.replace(/\/$/, '');
  const manifest = require.resolve(`${library}/package.json`, { paths: [from] });
  return readManifest(manifest).version;
}

/**
 * The versions of a shared library that a remote runs with: the declared range of our runtime, any version of the same
 * major otherwise.
 */
function rangeOf(name: string, folder: string): string {
  const version = versionOf(name, folder);
  return name === '@ilera/runtime' ? declaredRange(name, version, folder) : `^${version.split('.')[0]}.0.0`;
}

/**
 * The range in the remote's package.json, so that the remote runs in every shell whose runtime has the features it
 * uses, and not only in shells as new as the workspace. If a package compiled into the remote needs a newer runtime,
 * that package's range. Throws if the remote declares no range, or if the installed version is outside a range.
 */
function declaredRange(name: string, version: string, folder: string): string {
  const manifest = path.join(folder, 'package.json');
  const { dependencies = {}, peerDependencies = {} } = readManifest(manifest);
  const declared = peerDependencies[name];
  if (!declared || !validRange(declared))
    throw new Error(
      `${manifest} must declare the range of ${name} it needs: "peerDependencies": { "${name}": "^${version}" }`,
    );
  const ranges = [
    { range: declared, by: manifest, remedy: 'adapt the remote, then its peerDependencies' },
    ...Object.keys(dependencies).flatMap((dependency) => {
      const range = peerRange(dependency, name, folder);
      return range ? [{ range, by: dependency, remedy: `install ${name} ${range}` }] : [];
    }),
  ];
  for (const { range, by, remedy } of ranges)
    if (!satisfies(version, range))
      throw new Error(`${by} asks for ${name} ${range}, but ${version} is installed: ${remedy}.`);
  const lowest = ({ range }: { range: string }) => minVersion(range) ?? version;
  return ranges.reduce((a, b) => (compare(lowest(b), lowest(a)) > 0 ? b : a)).range;
}

/** The range of a library that a package installed beside the remote expects from the page; undefined without one. */
function peerRange(dependency: string, library: string, folder: string): string | undefined {
  const installed = findPackage(folder, dependency);
  if (!installed) return undefined;
  const range = readManifest(path.join(installed, 'package.json')).peerDependencies?.[library];
  return range && validRange(range) ? range : undefined;
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Names of the shared libraries, without those that stand for sub-paths. */
export const libraryNames = names.filter((name) => !name.endsWith('/'));

/** The libraries that a remote takes from the page, with the required versions. The remote bundles no copies. */
export function neededLibraries(folder: string) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: rangeOf(name, folder),
      },
    ]),
  );
}

/** The versions of those libraries for release.json: the shell's provided versions, a remote's ranges. */
export function sharedVersions(role: 'shell' | 'remote', folder: string): Record<string, string> {
  return Object.fromEntries(
    libraryNames.map((name) => [name, role === 'shell' ? versionOf(name, folder) : rangeOf(name, folder)]),
  );
}

/**
 * The name of the federation runtime in a release's record, with the version that an entry was built for or that the
 * shell provides.
 */
const federation = '@module-federation/enhanced';

/** The installed version, which all federation packages share. */
export function federationVersion(): string {
  const from = createRequire(require.resolve(`${federation}/webpack`));
  const manifest = from.resolve('@module-federation/webpack-bundler-runtime/package.json');
  return readManifest(manifest).version;
}

/** The federation runtime in a release's record: the shell's version, or the range that a remote needs. */
export const federationLibrary = (role: 'shell' | 'remote'): Record<string, string> => ({
  [federation]: role === 'shell' ? federationVersion() : `^${federationVersion()}`,
});
