/**
 * `pnpm packages:build [folder]`: builds the packages for squads with repositories of their own.
 * `--publish` then publishes those whose version the registry does not have.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { buildCommands } from './build-commands';
import { buildPackages } from './build-packages';

void runMain(async () => {
  const repository = findRepository();
  const args = process.argv.slice(2);
  const [folder] = args.filter((arg) => !arg.startsWith('--'));
  const output = folder ? resolve(folder) : join(repository, '.local', 'packages');
  const built = [...buildPackages(repository, output), ...(await buildCommands(repository, output))];
  built.forEach((one) => console.log(`  ${one}`));
  if (!args.includes('--publish')) return;
  // Of a workspace pnpm publishes what the registry does not have, and nothing a second time.
  writeFileSync(join(output, 'pnpm-workspace.yaml'), "packages: ['*']\n");
  const pnpm = join(repository, 'node_modules', '.bin', 'pnpm');
  execFileSync(pnpm, ['-r', 'publish', '--no-git-checks'], { cwd: output, stdio: 'inherit' });
});
