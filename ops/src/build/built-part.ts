import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shared/contracts';
import { partFolder } from '../common/repository';
import { environmentOf, findChangedSource, type BuildInputs } from './inputs';

/** A built part on this disk, ready to be published. */
export interface BuiltPart {
  name: string;
  version: string;
  folder: string;
  release: Release;
  /** False when the same sources were built before. */
  fresh: boolean;
  seconds: number;
  /** Bytes of its `release.json`, where it comes from a store: another store takes these and no others. */
  record?: Buffer;
  /** Reads a compressed file of it, such as `main.js.br`, where it comes from a store: another Node.js makes other ones. */
  readCompressed?: (file: string) => Promise<Buffer | undefined>;
}

/** Where the builds of a part are: a folder for each version, and beside it what the version was built from. */
export const distFolder = (repository: string, name: string): string =>
  join(partFolder(repository, name), 'dist');

const inputsEnding = '.inputs.json';

/** One version of a part, or undefined when it is not on this disk. */
export function readBuilt(repository: string, name: string, version: string): BuiltPart | undefined {
  const folder = join(distFolder(repository, name), version);
  if (!existsSync(join(folder, 'release.json'))) return undefined;
  return { name, version, folder, release: readRelease(folder), fresh: false, seconds: 0 };
}

/** The build of the sources and packages as they are now, or undefined. */
export function findBuilt(
  repository: string,
  name: string,
  environment = environmentOf(repository, name, process.env),
): BuiltPart | undefined {
  return listVersions(repository, name)
    .filter((version) => {
      const inputs = readInputs(repository, name, version);
      return inputs?.environment === environment && findChangedSource(repository, inputs) === undefined;
    })
    .map((version) => readBuilt(repository, name, version))
    .find((built) => built !== undefined);
}

/** The newest build of a part, of whatever sources, for a site beside which somebody works on the part. */
export function findNewestBuilt(repository: string, name: string): BuiltPart | undefined {
  const built = listVersions(repository, name)
    .filter((version) => !version.endsWith('.dev'))
    .flatMap((version) => readBuilt(repository, name, version) ?? []);
  return built.sort((a, b) => (a.release.builtAt < b.release.builtAt ? 1 : -1))[0];
}

/** What a version was built from; undefined when sources changed while it was built. */
export function readInputs(repository: string, name: string, version: string): BuildInputs | undefined {
  const file = join(distFolder(repository, name), `${version}${inputsEnding}`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildInputs) : undefined;
}

/** Notes what a version was built from. Other sources may give the same version: the last ones are kept. */
export function writeInputs(repository: string, name: string, version: string, inputs: BuildInputs): void {
  const file = join(distFolder(repository, name), `${version}${inputsEnding}`);
  writeFileSync(file, `${JSON.stringify(inputs)}\n`);
}

export function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
}

function listVersions(repository: string, name: string): string[] {
  const dist = distFolder(repository, name);
  return existsSync(dist) ? readdirSync(dist).filter((entry) => !entry.endsWith(inputsEnding)) : [];
}

/** The bytes of a built part's record. */
export const recordOf = ({ record, release }: BuiltPart): Buffer =>
  record ?? Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
