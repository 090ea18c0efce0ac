import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The version of a package of the workspace, by its folder. */
export function versionOf(repository: string, folder: string): string {
  const text = readFileSync(join(repository, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * The version of a third-party package in the catalog.
 * @throws where it is not there
 */
export function catalogOf(repository: string, name: string): string {
  const { catalog } = parse(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>;
  };
  const version = catalog[name];
  if (!version) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
  return version;
}
