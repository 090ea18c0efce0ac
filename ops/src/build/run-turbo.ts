import { delimiter, join } from 'node:path';
import { runQuietly } from './run-quietly';

/**
 * Runs tasks of turbo.json; what they say is in the error where one fails.
 * @param force runs what is cached too
 */
export function runTurbo(repository: string, args: string[], force: boolean): Promise<void> {
  const bin = join(repository, 'node_modules', '.bin');
  // Packages' scripts are started with the pnpm that is installed here.
  const PATH = [bin, process.env.PATH].join(delimiter);
  return runQuietly(
    `turbo run ${args.join(' ')}`,
    join(bin, 'turbo'),
    ['run', ...args, '--output-logs=errors-only', ...(force ? ['--force'] : [])],
    { cwd: repository, env: { ...process.env, PATH, TURBO_TELEMETRY_DISABLED: '1' } },
  );
}
