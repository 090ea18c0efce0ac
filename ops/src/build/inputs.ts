import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { installedPackages, type KnownPackages } from '@shared/build/installed-packages';
import { partFolder } from '../common/repository';
import { isBuildInput } from './build-environment';

/** What one build has read, as absolute paths. Installed packages are not in it: `environmentOf` covers them. */
export interface ReadPaths {
  files: string[];
  /** Paths at which there was no file: one there would be read instead of another one. */
  missing: string[];
  /** Folders whose whole content counts. */
  folders: string[];
}

/**
 * What a build depended on, so that its result is used again while nothing of it has changed. Paths lead from
 * the repository.
 */
export interface BuildInputs {
  /** `environmentOf` at the time. */
  environment: string;
  /** Path to a hash of the content. */
  files: Record<string, string>;
  folders: Record<string, string>;
  missing: string[];
}

/**
 * A hash of what a build depends on beside sources: Node, variables, and every package that may be bundled or
 * builds, at any level.
 * @param known packages that were found for other parts meanwhile
 */
export function environmentOf(
  repository: string,
  part: string,
  env: Record<string, string | undefined>,
  known?: KnownPackages,
): string {
  const variables = Object.keys(env).filter(isBuildInput).sort();
  return hash(
    JSON.stringify([
      process.version,
      process.platform,
      process.arch,
      variables.map((name) => [name, env[name]]),
      installedPackages(partFolder(repository, part), known),
    ]),
  );
}

/**
 * Describes what a build has read. Undefined when some of it changed while the build ran, because then nobody
 * knows which content the build saw.
 * @param startedAt of the build, in milliseconds
 */
export function describeInputs(
  repository: string,
  read: ReadPaths,
  environment: string,
  startedAt: number,
): BuildInputs | undefined {
  const own = (paths: string[]): string[] =>
    [...new Set(paths.map((path) => resolve(path)))].filter((path) => !isInstalled(path));
  // Webpack names the folders of its files too.
  const files = own(read.files).filter((path) => !existsSync(path) || isFile(path));
  const folders = own(read.folders);
  const isSettled = (path: string): boolean => existsSync(path) && statSync(path).ctimeMs < startedAt;
  const inFolders = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...listFiles(folder)]);
  if (![...files, ...inFolders].every(isSettled)) return undefined;
  const missing = own(read.missing);
  if (missing.some(isFile)) return undefined;
  const named = (paths: string[], describe: (path: string) => string): Record<string, string> =>
    Object.fromEntries(paths.sort().map((path) => [toName(repository, path), describe(path)]));
  return {
    environment,
    files: named(files, hashFile),
    folders: named(folders, hashFolder),
    missing: missing.map((path) => toName(repository, path)).sort(),
  };
}

/** The first source that is not as it was, or that has appeared; undefined when none has changed. */
export function findChangedSource(repository: string, inputs: BuildInputs): string | undefined {
  const { files, folders, missing } = inputs;
  return (
    missing.find((name) => isFile(join(repository, name))) ??
    Object.keys(files).find((name) => hashFile(join(repository, name)) !== files[name]) ??
    Object.keys(folders).find((name) => hashFolder(join(repository, name)) !== folders[name])
  );
}

const toName = (repository: string, path: string): string => relative(repository, path).split(sep).join('/');

const isInstalled = (path: string): boolean => path.includes(`${sep}node_modules${sep}`);

const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const hashFile = (path: string): string => (isFile(path) ? hash(readFileSync(path)) : 'absent');

const hashFolder = (folder: string): string =>
  hash(
    listFiles(folder)
      .map((path) => `${relative(folder, path)} ${hashFile(path)}`)
      .sort()
      .join('\n'),
  );

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
