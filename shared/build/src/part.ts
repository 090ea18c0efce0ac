import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { unhashed } from './version-hash';

/** The part that is built, and how. */
export interface Part {
  name: string;
  folder: string;
  /** From PART_VERSION; otherwise `<package version>-<hash>`, with `unhashed` until the release is described. */
  version: string;
  development: boolean;
  output: string;
}

/**
 * Reads the part's name from its package.json and the rest from the environment.
 * @param configUrl its config's import.meta.url
 */
export function readPart(configUrl: string): Part {
  const folder = path.dirname(fileURLToPath(configUrl));
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version?: string;
  };
  const { PART_VERSION, PART_MODE, PART_OUTPUT, PART_REACT } = process.env;
  if (!manifest.version) throw new Error(`${manifest.name}/package.json has no version.`);
  const suffix = PART_REACT === 'development' ? '.dev' : '';
  const version = PART_VERSION ?? `${manifest.version}-${unhashed}${suffix}`;
  return {
    name: manifest.name,
    folder,
    version,
    development: PART_MODE === 'development',
    output: PART_OUTPUT ?? path.join(folder, 'dist'),
  };
}
