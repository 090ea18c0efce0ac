/** `pnpm packages:build [folder]`: builds the packages for squads with repositories of their own. */
import { join, resolve } from 'node:path';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { buildPackages } from './build-packages';

void runMain(async () => {
  const repository = findRepository();
  const [folder] = process.argv.slice(2);
  const output = folder ? resolve(folder) : join(repository, '.local', 'packages');
  for (const built of buildPackages(repository, output)) console.log(`  ${built}`);
});
