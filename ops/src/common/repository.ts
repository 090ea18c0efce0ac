import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder of this checkout: the nearest one above `from` that holds the workspace file. */
export function findRepository(from: string = process.cwd()): string {
  let folder = resolve(from);
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(`No pnpm-workspace.yaml in ${from} or above: run this inside a checkout.`);
    folder = parent;
  }
  return folder;
}

/** Parts of the site that are built and published on their own: the shell and every mf-* folder. */
export function listParts(repository: string): string[] {
  const remotes = readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .filter((entry) => existsSync(join(repository, entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort();
  return ['shell', ...remotes];
}

/** Where releases are kept when RELEASE_STORE names nothing else. */
export const defaultStoreFolder = (repository: string): string => join(repository, '.local', 'releases');
