/**
 * `tsx ops/src/deploy/main.ts api|gateway|release <folder>`: compiles a process into a folder for its image,
 * or the release command for machines without a checkout, with its SBOM.
 */
import { resolve } from 'node:path';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { bundle } from './bundle';
import { writeSbom } from './sbom';

void runMain(async () => {
  const [name, folder] = process.argv.slice(2);
  if ((name !== 'api' && name !== 'gateway' && name !== 'release') || !folder)
    throw new Error('Usage: tsx ops/src/deploy/main.ts api|gateway|release <folder>');
  const repository = findRepository();
  console.log(await bundle(repository, name, resolve(folder)));
  // Beside the process, so that an image tells what it is made of.
  await writeSbom(repository, resolve(folder, 'sbom'), name === 'api' ? 'api' : 'ops');
});
