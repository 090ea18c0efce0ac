/**
 * `pnpm packages:build [folder]`: builds the packages for squads with repositories of their own.
 * `--publish` then publishes those whose version the registry does not have.
 */
import { join, resolve } from 'node:path';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { buildCommands } from './build-commands';
import { buildPackages } from './build-packages';
import { publishPackages } from './publish-packages';

void runMain(async () => {
  const repository = findRepository();
  const args = process.argv.slice(2);
  const [folder] = args.filter((arg) => !arg.startsWith('--'));
  const output = folder ? resolve(folder) : join(repository, '.local', 'packages');
  const built = [...buildPackages(repository, output), ...(await buildCommands(repository, output))];
  const tell = (line: string) => console.log(`  ${line}`);
  if (args.includes('--publish')) await publishPackages(built, tell);
  else built.forEach((one) => tell(one));
});
