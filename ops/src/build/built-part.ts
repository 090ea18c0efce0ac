import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@ilera/contracts';
import { partFolder } from '../common/repository';

/** A built part on this disk, ready to be published. */
export interface BuiltPart {
  folder: string;
  release: Release;
  /** The bytes of `release.json`, which every store takes unchanged. */
  record: Buffer;
}

/** Where `pnpm build` leaves a part's release. */
export const distFolder = (repository: string, name: string): string =>
  join(partFolder(repository, name), 'dist');

/** Reads the part that a build wrote into a folder. @throws where there is none */
export function readBuilt(folder: string): BuiltPart {
  const record = readFileSync(join(folder, 'release.json'));
  return { folder, release: JSON.parse(record.toString('utf8')) as Release, record };
}

/** Finds the last build of a part, perhaps of older sources; undefined where there is none. */
export function findBuilt(repository: string, name: string): BuiltPart | undefined {
  const folder = distFolder(repository, name);
  return existsSync(join(folder, 'release.json')) ? readBuilt(folder) : undefined;
}
