import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the common files of a published package: package.json, licence, README and changelog.
 * @param source folder of the package in the workspace
 */
export function writePackage(repository: string, source: string, folder: string, manifest: object): void {
  writeJson(join(folder, 'package.json'), {
    ...manifest,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    publishConfig: { access: 'public' },
  });
  cpSync(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  for (const name of ['README.md', 'CHANGELOG.md']) {
    if (existsSync(join(source, name))) cpSync(join(source, name), join(folder, name));
  }
}

/** Writes JSON as npm does. */
export const writeJson = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
