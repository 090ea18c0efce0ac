import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compare, minVersion, satisfies, validRange } from 'semver';
import { findPackage } from './installed-packages';

const require = createRequire(import.meta.url);

/**
 * What the page has once, and each module below React; shared-modules-plugin.ts tells which of them it provides. The
 * router and axios are not here: they are bundled into shared/runtime (docs/adr/0001).
 */
const names = ['react', 'react/', 'react-dom', 'react-dom/', 'mobx', 'mobx-react-lite', '@ilera/runtime'];

/** Exact version of a shared library as the workspace has it. */
function versionOf(name: string, from: string): string {
  const library = name.replace(/\/$/, '');
  const manifest = require.resolve(`${library}/package.json`, { paths: [from] });
  return readManifest(manifest).version;
}

/**
 * The versions of a shared library that a remote runs with: of our own runtime what it declares, else any of
 * the same major.
 */
function rangeOf(name: string, folder: string): string {
  const version = versionOf(name, folder);
  return name === '@ilera/runtime' ? declaredRange(name, version, folder) : `^${version.split('.')[0]}.0.0`;
}

/**
 * The range in the remote's own package.json, so that the remote runs in every shell whose runtime has what it uses,
 * and not only in those as new as the workspace; or that of a package which is compiled into it, where that one needs a
 * newer runtime. Throws when the remote declares none, or when the installed version is outside of one.
 */
function declaredRange(name: string, version: string, folder: string): string {
  const manifest = path.join(folder, 'package.json');
  const { dependencies = {}, peerDependencies = {} } = readManifest(manifest);
  const own = peerDependencies[name];
  if (!own || !validRange(own))
    throw new Error(
      `${manifest} must declare the range of ${name} it needs: "peerDependencies": { "${name}": "^${version}" }`,
    );
  const ranges = [
    { range: own, by: manifest, remedy: 'adapt the remote, then its peerDependencies' },
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

/** The range of a library that a package, installed beside the remote, expects of the page; undefined: none. */
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

/** The shared libraries by name, without those that stand for the paths below one. */
export const libraryNames = names.filter((name) => !name.endsWith('/'));

/**
 * The libraries that a remote takes from the page, with the versions that it needs. It has no copies of its
 * own.
 */
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

/** The versions behind that list, as release.json records them: what the shell provides, what a remote needs. */
export function sharedVersions(role: 'shell' | 'remote', folder: string): Record<string, string> {
  return Object.fromEntries(
    libraryNames.map((name) => [name, role === 'shell' ? versionOf(name, folder) : rangeOf(name, folder)]),
  );
}

/**
 * The name under which a release records the federation runtime: the version that its entry is built for, or
 * that its shell provides.
 */
const federation = '@module-federation/enhanced';

/** The installed version of the federation packages, which all carry the same one. */
export function federationVersion(): string {
  const from = createRequire(require.resolve(`${federation}/webpack`));
  const manifest = from.resolve('@module-federation/webpack-bundler-runtime/package.json');
  return readManifest(manifest).version;
}

/** What a release says of the federation runtime: the shell its version, a remote the range that it needs. */
export const federationLibrary = (role: 'shell' | 'remote'): Record<string, string> => ({
  [federation]: role === 'shell' ? federationVersion() : `^${federationVersion()}`,
});
