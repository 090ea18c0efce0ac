import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program that says nothing while it succeeds.
 * @param name what failed, in the words of the error
 * @throws with all that it said
 */
export async function runQuietly(name: string, file: string, args: string[], options: ExecFileOptions) {
  try {
    await promisify(execFile)(file, args, { ...options, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} failed\n${(stdout + stderr).trim() || String(error)}`, { cause: error });
  }
}
