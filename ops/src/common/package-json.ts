import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRoute } from '@ilera/contracts';

type Ranges = Record<string, string>;

/** What is read of a package.json. */
export interface Package {
  name: string;
  version: string;
  description?: string;
  license?: string;
  sideEffects?: boolean | string[];
  bin?: string | Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Ranges;
  devDependencies?: Ranges;
  peerDependencies?: Ranges;
  /** The addresses that a remote brings which our build package does not build. */
  ilera?: { routes?: RemoteRoute[] };
}

/** The package.json of a folder. @throws where there is none */
export const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
