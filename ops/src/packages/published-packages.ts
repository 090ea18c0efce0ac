import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readPackage } from '../common/package-json';

/** The scope of published packages; the folders of the workspace keep `@shared` (docs/adr/0009). */
const publishedScope = '@ilera';

/** Folders of `shared/` that are published for squads with repositories of their own. */
export const publishedPackages = [
  'contracts',
  'format',
  'runtime',
  'ui',
  'forms',
  'prerender',
  'build',
  'testing',
];

/** The published name of a package of the workspace, or of a path in one; others stay as they are. */
export const toPublished = (name: string): string => name.replace(/^@shared\//, `${publishedScope}/`);

/**
 * Folders of the workspace whose package is a command, with its published name; the command is one compiled
 * script, so that it depends on nothing.
 */
export const publishedCommands = { ops: 'ilera-release', 'create-ilera-remote': 'create-ilera-remote' };

/** The version of a package of the workspace, by its folder. */
export const versionOf = (repository: string, folder: string): string =>
  readPackage(join(repository, folder)).version;

/**
 * The range of a dependency as npm reads it, which knows neither `workspace:` nor `catalog:`.
 * @throws where the catalog does not have it
 */
export function rangeOf(repository: string, name: string, range: string): string {
  if (range.startsWith('workspace:')) {
    const command = Object.entries(publishedCommands).find(([, published]) => published === name)?.[0];
    return `^${versionOf(repository, command ?? name.replace(/^@(?:shared|ilera)\//, 'shared/'))}`;
  }
  if (!range.startsWith('catalog:')) return range;
  const { catalog } = parse(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>;
  };
  const version = catalog[name];
  if (!version) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml.`);
  return version;
}
