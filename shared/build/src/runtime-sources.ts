import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { federationVersion } from './shared-libraries';

/**
 * A short hash of what a shell provides to remotes: shared/runtime, its sources and the libraries that are
 * bundled into it, and the federation runtime. Shells with one hash are the same to every remote; publishing
 * requires a skew test only where it differs.
 * @param folder of the shell
 */
export function runtimeSourcesHash(folder: string): string {
  const sources = runtimeSourcesFolder(folder);
  const runtime = path.dirname(sources);
  const hash = createHash('sha256');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(sources, file)));
  const { dependencies = {} } = readJson(path.join(runtime, 'package.json'));
  for (const name of Object.keys(dependencies).filter((library) => !library.startsWith('@shared/')))
    hash.update(`${name} ${readJson(path.join(runtime, 'node_modules', name, 'package.json')).version}\0`);
  hash.update(`federation ${federationVersion()}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** @param folder of the shell */
export const runtimeSourcesFolder = (folder: string): string =>
  path.join(folder, '..', 'shared', 'runtime', 'src');

const readJson = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as { version?: string; dependencies?: Record<string, string> };
