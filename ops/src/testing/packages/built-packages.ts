import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../../common/repository';
import { publishedCommands, publishedPackages } from '../../packages/published-packages';

/**
 * The folders of every published package and command, as `pnpm packages:build` has left them. They are not to be
 * changed: a test that installs them takes a copy.
 */
export function builtPackages(): { packages: string[]; commands: string[] } {
  const repository = findRepository();
  const output = join(repository, '.local', 'packages');
  if (!existsSync(output)) throw new Error('The packages are not built. Run: pnpm packages:build');
  return {
    packages: publishedPackages(repository).map((name) => join(output, name)),
    commands: Object.values(publishedCommands).map((name) => join(output, name)),
  };
}
