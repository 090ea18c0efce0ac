import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readPackage, type Package } from '../common/package-json';

/** Folders of `shared/`, which are published for squads with repositories of their own. */
export const publishedPackages = (repository: string): string[] =>
  readdirSync(join(repository, 'shared')).filter((name) =>
    existsSync(join(repository, 'shared', name, 'package.json')),
  );

/**
 * Folders of the workspace whose package is a command, with its published name; the command is one compiled
 * script, so that it depends on nothing.
 */
export const publishedCommands = { ops: 'ilera-release', 'create-ilera-remote': 'create-ilera-remote' };

/**
 * The package.json of a folder with ranges as npm reads them, which knows neither `workspace:` nor
 * `catalog:`.
 * @throws for a range that the catalog does not have
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

/** The version in this workspace of a published package. */
function versionOf(repository: string, name: string): string {
  const command = Object.entries(publishedCommands).find(([, published]) => published === name)?.[0];
  return readPackage(join(repository, command ?? name.replace(/^@ilera\//, 'shared/'))).version;
}
