import { execFile } from 'node:child_process';

/** The version that installs the packages too (`ops/bin/prepare.mjs`). */
export const pnpm = 'pnpm@12.21.0';

const timeoutMs = 120_000;

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs pnpm in a folder and resolves with what it wrote, however it ended. */
export const runPnpm = (folder: string, args: string[]): Promise<Ended> =>
  run(folder, 'npx', ['--yes', pnpm, ...args]);

/** Runs npm, in a repository whose packages it has installed. */
export const runNpm = (folder: string, args: string[]): Promise<Ended> => run(folder, 'npm', args);

function run(folder: string, program: string, args: string[]): Promise<Ended> {
  const options = {
    cwd: folder,
    timeout: timeoutMs,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_loglevel: 'error' },
  };
  return new Promise((resolve) =>
    execFile(program, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr }),
    ),
  );
}
