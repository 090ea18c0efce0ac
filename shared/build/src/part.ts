import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { unhashed } from './version-hash';

/** The part to build, and the kind of build. */
export interface Part {
  name: string;
  folder: string;
  /** PART_VERSION, or else `<package version>-<hash>`, with `unhashed` until the release is described. */
  version: string;
  development: boolean;
  output: string;
}

/**
 * Reads the part's name from its package.json, and its other facts from the environment.
 * @param configUrl import.meta.url of its configuration
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
