import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The folder of this checkout: the nearest one above `from` that holds the workspace file.
 * @throws outside of a checkout
 */
export function findRepository(from: string = process.cwd()): string {
  const folder = findCheckout(from);
  if (!folder) throw new Error(`No pnpm-workspace.yaml in ${from} or above: run this inside a checkout.`);
  return folder;
}

/** The same; undefined outside of a checkout. */
export function findCheckout(from: string = process.cwd()): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
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
