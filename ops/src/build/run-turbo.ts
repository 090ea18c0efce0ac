import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { untilExit } from './until-exit';

/**
 * Runs tasks of turbo.json; what they say is in the error where one fails.
 * @param force runs what is cached too
 */
export function runTurbo(repository: string, args: string[], force: boolean): Promise<void> {
  const bin = join(repository, 'node_modules', '.bin');
  const child = spawn(
    join(bin, 'turbo'),
    ['run', ...args, '--output-logs=errors-only', ...(force ? ['--force'] : [])],
    {
      cwd: repository,
      // Packages' scripts are started with the pnpm that is installed here.
      env: {
        ...process.env,
        PATH: [bin, process.env.PATH].join(delimiter),
        TURBO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return untilExit(child, `turbo run ${args.join(' ')}`);
}
