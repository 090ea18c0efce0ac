/**
 * `pnpm packages:build [folder]`: builds the packages for squads with their own repositories. `--publish` then publishes
 * new versions.
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
  const folders = [
    ...(await buildPackages(repository, output)),
    ...(await buildCommands(repository, output)),
  ];
  folders.forEach((path) => console.log(`  ${path}`));
  if (!args.includes('--publish')) return;
  // In a workspace pnpm publishes only versions that the registry lacks.
  writeFileSync(join(output, 'pnpm-workspace.yaml'), "packages: ['*']\n");
  const pnpm = join(repository, 'node_modules', '.bin', 'pnpm');
  execFileSync(pnpm, ['-r', 'publish', '--no-git-checks'], { cwd: output, stdio: 'inherit' });
});
