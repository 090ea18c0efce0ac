import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The version that installs the packages too (`ops/bin/prepare.mjs`). */
export const pnpm = 'pnpm@12.21.0';

const timeoutMs = 120_000;

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs pnpm for a folder and resolves with what it wrote, however it ended. */
export async function runPnpm(folder: string, args: string[]): Promise<Ended> {
  // npx first reads every package that is installed where it starts, which takes seconds in a workspace.
  const project = mkdtempSync(join(tmpdir(), 'npx-'));
  try {
    // Without a package.json npx would take the nearest folder above that has one.
    writeFileSync(join(project, 'package.json'), '{}');
    const config = join(folder, '.npmrc');
    if (existsSync(config)) copyFileSync(config, join(project, '.npmrc'));
    return await run(project, 'npx', ['--yes', pnpm, `--dir=${resolve(folder)}`, ...args]);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

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
