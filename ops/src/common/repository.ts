import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackage } from './package-json';

/** The checkout, or the folder of an image that has its layout. */
export const findRepository = (): string => resolve(fileURLToPath(new URL('../../..', import.meta.url)));

/**
 * Finds the repository whose parts a command builds: this workspace, or a squad's repository, which is one remote or has
 * remotes in folders `mf-*`. Undefined without parts.
 */
export function findParts(from: string = process.cwd()): string | undefined {
  let nearest: string | undefined;
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (['pnpm-workspace.yaml', '.git'].some((name) => existsSync(join(folder, name))))
      return listParts(folder).length > 0 ? folder : nearest;
    if (isRemote(packageName(folder))) nearest ??= folder;
    if (folder === dirname(folder)) return nearest;
  }
}

/** Whether a repository has the shell, unlike a squad's. */
export const hasShell = (repository: string): boolean =>
  existsSync(join(repository, 'shell', 'package.json'));

/**
 * Lists the parts of a repository by name: the repository itself where it is one remote, otherwise the shell and every
 * `mf-*` folder.
 */
export function listParts(repository: string): string[] {
  const name = packageName(repository);
  if (isRemote(name)) return [name];
  const remotes = readdirSync(repository)
    .filter((folder) => folder.startsWith('mf-') && existsSync(join(repository, folder, 'package.json')))
    .sort();
  return [...(hasShell(repository) ? ['shell'] : []), ...remotes];
}

/** The folder of a part, which may be the repository itself. */
export const partFolder = (repository: string, name: string): string =>
  packageName(repository) === name ? repository : join(repository, name);

/** The folder of the release store where RELEASE_STORE is unset. */
export const defaultStoreFolder = (repository: string): string => join(repository, '.local', 'releases');

const isRemote = (name: string | undefined): name is string => name?.startsWith('mf-') === true;

const packageName = (folder: string): string | undefined =>
  existsSync(join(folder, 'package.json')) ? readPackage(folder).name : undefined;
