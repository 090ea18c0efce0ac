import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The part that is built, and how. */
export interface Part {
  name: string;
  folder: string;
  /** From PART_VERSION, which the build command sets; `dev` on a dev server. */
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
  const { name } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string };
  const version = process.env.PART_VERSION ?? 'dev';
  return {
    name,
    folder,
    version,
    development: process.env.PART_MODE === 'development',
    output: process.env.PART_OUTPUT ?? path.join(folder, 'dist', version),
  };
}
