import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedCommands, publishedScope, catalogOf, versionOf } from './published-packages';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/**
 * Writes the versions of this workspace into the package.json of the template for new remotes, where they are
 * `workspace:` and `catalog:`, as npm knows neither.
 */
export function fillTemplate(repository: string, template: string): void {
  const file = join(template, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const fill = (dependencies: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [name, rangeOf(repository, name, range)]),
    );
  const { dependencies, devDependencies, peerDependencies } = manifest;
  const filled = {
    ...manifest,
    dependencies: fill(dependencies),
    peerDependencies: fill(peerDependencies),
    devDependencies: fill(devDependencies),
  };
  writeFileSync(file, `${JSON.stringify(filled, null, 2)}\n`);
}

function rangeOf(repository: string, name: string, range: string): string {
  if (range === 'catalog:') return catalogOf(repository, name);
  if (range !== 'workspace:^') return range;
  const command = Object.entries(publishedCommands).find(([, published]) => published === name)?.[0];
  return `^${versionOf(repository, command ?? name.replace(`${publishedScope}/`, 'shared/'))}`;
}
