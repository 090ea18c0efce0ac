import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runCommand } from '../../support/builds/run-command';
import type { Squad } from './touched-file';

/**
 * Milliseconds of `npm test` in a new clone of the last commit, with the installation of packages.
 * @throws where a test fails
 */
export async function measureFreshClone({ repository, folder }: Squad): Promise<number[]> {
  const clone = path.join(folder, 'clone');
  execFileSync('git', ['clone', '-q', repository, clone]);
  const started = performance.now();
  await runCommand('npm test', { folder: clone }).done;
  return [performance.now() - started];
}
