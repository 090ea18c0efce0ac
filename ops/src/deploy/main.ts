/** `tsx ops/src/deploy/main.ts api|gateway|registry <folder>`: compiles a process into a folder for its image. */
import { resolve } from 'node:path';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { bundle, imageNames } from './bundle';

void runMain(async () => {
  const [wanted, folder] = process.argv.slice(2);
  const name = imageNames.find((image) => image === wanted);
  if (!name || !folder) throw new Error(`Usage: tsx ops/src/deploy/main.ts ${imageNames.join('|')} <folder>`);
  console.log(await bundle(findRepository(), name, resolve(folder)));
});
