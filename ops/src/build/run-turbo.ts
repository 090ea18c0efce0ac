import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

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
        NODE_ENV: 'production',
        TURBO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`turbo run ${args.join(' ')} failed\n${Buffer.concat(said).toString('utf8').trim()}`),
        );
    });
  });
}
