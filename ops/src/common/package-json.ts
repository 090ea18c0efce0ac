import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Ranges = Record<string, string>;

/** The fields of a package.json that ops reads. */
export interface Package {
  name: string;
  version: string;
  license?: string;
  sideEffects?: boolean | string[];
  bin?: string | Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Ranges;
  devDependencies?: Ranges;
  peerDependencies?: Ranges;
}

/** Reads the package.json of a folder. @throws where there is none */
export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
