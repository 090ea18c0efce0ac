import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { satisfies, validRange } from 'semver';
import { packageName } from './package-scope';

const require = createRequire(import.meta.url);

/**
 * What the page has once. The router and axios are not here: they are bundled into shared/runtime
 * (docs/adr/0001).
 */
const names = ['react', 'react/', 'react-dom', 'react-dom/', 'mobx', 'mobx-react-lite', '@shared/runtime'];

/** The runtime has one name on every page, whatever the name under which a remote has installed it. */
const importNameOf = (name: string): string => (name === '@shared/runtime' ? packageName('runtime') : name);

/** Exact version of a shared library as the workspace has it. */
function versionOf(name: string, from: string): string {
  const library = importNameOf(name).replace(/\/$/, '');
  const manifest = require.resolve(`${library}/package.json`, { paths: [from] });
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * The versions of a shared library that a remote runs with: of our own runtime what it declares, else any of
 * the same major.
 */
function rangeOf(name: string, folder: string): string {
  const version = versionOf(name, folder);
  return name === '@shared/runtime' ? declaredRange(name, version, folder) : `^${version.split('.')[0]}.0.0`;
}

/**
 * The range in the remote's own package.json, so that the remote runs in every shell whose runtime has what
 * it uses, and not only in those as new as the workspace. Throws when there is none, or when the workspace's
 * version is outside of it.
 */
function declaredRange(name: string, version: string, folder: string): string {
  const manifest = path.join(folder, 'package.json');
  const { peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  const importName = importNameOf(name);
  const range = peerDependencies[importName];
  if (!range || !validRange(range))
    throw new Error(
      `${manifest} must declare the range of ${importName} it needs: "peerDependencies": { "${importName}": "^${version}" }`,
    );
  if (!satisfies(version, range))
    throw new Error(
      `${manifest} asks for ${importName} ${range}, but ${version} is installed: adapt the remote, then its peerDependencies.`,
    );
  return range;
}

/** The shared libraries by name, without those that stand for the paths below one. */
const libraryNames = names.filter((name) => !name.endsWith('/'));

/** The same, as a remote imports them. */
export const importNames = libraryNames.map(importNameOf);

/**
 * The libraries that a remote takes from the page, with the versions that it needs. It has no copies of its
 * own.
 */
export function neededLibraries(folder: string) {
  return Object.fromEntries(
    names.map((name) => [
      importNameOf(name),
      {
        ...(importNameOf(name) !== name && { shareKey: name }),
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
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** What a release says of the federation runtime: the shell its version, a remote the range that it needs. */
export const federationLibrary = (role: 'shell' | 'remote'): Record<string, string> => ({
  [federation]: role === 'shell' ? federationVersion() : `^${federationVersion()}`,
});
