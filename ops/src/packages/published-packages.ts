import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readPackage, type Package } from '../common/package-json';

/** Lists the folders of `shared/`, which are published for squads with their own repositories. */
export const publishedPackages = (repository: string): string[] =>
  readdirSync(join(repository, 'shared')).filter((name) =>
    existsSync(join(repository, 'shared', name, 'package.json')),
  );

/**
 * Folders of the workspace that are published as commands, by their published names. Each command is one compiled script
 * without dependencies.
 */
export const publishedCommands = { ops: 'ilera-release', 'create-ilera-remote': 'create-ilera-remote' };

/**
 * Reads a package.json and replaces `workspace:` and `catalog:`, which npm does not know, by ranges.
 * @throws for a package that the catalog lacks
 */
export function readPublished(repository: string, folder: string): Package {
  const { catalog } = parse(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>;
  };
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const filled = text.replace(/"([^"]+)": "(workspace|catalog):[^"]*"/g, (_, name: string, kind: string) => {
    const range = kind === 'catalog' ? catalog[name] : `^${versionOf(repository, name)}`;
    if (!range) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
    return `"${name}": "${range}"`;
  });
  return JSON.parse(filled) as Package;
}

/** Reads the version of a published package in this workspace. */
function versionOf(repository: string, name: string): string {
  const command = Object.entries(publishedCommands).find(([, published]) => published === name)?.[0];
  return readPackage(join(repository, command ?? name.replace(/^@ilera\//, 'shared/'))).version;
}
