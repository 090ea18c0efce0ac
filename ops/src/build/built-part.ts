import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@ilera/contracts';
import { partFolder } from '../common/repository';

/** A built part on this disk, ready to be published. */
export interface BuiltPart {
  name: string;
  version: string;
  folder: string;
  release: Release;
  /** Bytes of its `release.json`, where it comes from a store: another store takes these and no others. */
  record?: Buffer;
}

/** What each `release.json` has; @ilera/build writes it. */
export const releaseFields = [
  'name',
  'version',
  'commit',
  'builtAt',
  'runtime',
  'shared',
  'visitorPackages',
  'entry',
  'initial',
  'pages',
  'modals',
  'files',
] as const satisfies (keyof Release)[];

/** Where `pnpm build` leaves a part's release. */
export const distFolder = (repository: string, name: string): string =>
  join(partFolder(repository, name), 'dist');

/** The release that a folder holds; undefined where there is none. */
export function readBuilt(folder: string): BuiltPart | undefined {
  if (!existsSync(join(folder, 'release.json'))) return undefined;
  const release = readRelease(folder);
  return { name: release.name, version: release.version, folder, release };
}

/** The last build of a part, of whatever sources; undefined where there is none. */
export const findBuilt = (repository: string, name: string): BuiltPart | undefined =>
  readBuilt(distFolder(repository, name));

export function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
}

/** The bytes of a built part's record. */
export const recordOf = ({ record, release }: BuiltPart): Buffer =>
  record ?? Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
