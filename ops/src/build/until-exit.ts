import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/**
 * Waits for a process that says nothing while it succeeds.
 * @param name what failed, in the words of the error
 * @throws with all that it said
 */
export function untilExit(child: ChildProcessByStdio<null, Readable, Readable>, name: string): Promise<void> {
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} failed\n${Buffer.concat(said).toString('utf8').trim()}`));
    });
  });
}
