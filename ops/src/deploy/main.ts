/** `tsx ops/src/deploy/main.ts api|gateway <folder>`: compiles a process into a folder for its image. */
import { resolve } from 'node:path';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { bundle } from './bundle';

void runMain(async () => {
  const [name, folder] = process.argv.slice(2);
  if ((name !== 'api' && name !== 'gateway') || !folder)
    throw new Error('Usage: tsx ops/src/deploy/main.ts api|gateway <folder>');
  console.log(await bundle(findRepository(), name, resolve(folder)));
});
