import { spawn } from 'node:child_process';

const unprivileged = 65_534;

/**
 * Starts the compiled process of an image as a container does: in its folder, without privileges where the
 * tests have them.
 */
export function startImage(folder: string, script: string, env: Record<string, string>) {
  const user = process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {};
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  /** Resolves with the first group of the first match; rejects when the process ends before. */
  const says = (words: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const found = words.exec(output);
        if (found) resolve(found[1] ?? found[0]);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      void ended.then((code) => reject(new Error(`It ended with ${code}: ${output.slice(-2000)}`)));
    });
  /** Resolves with its exit code. */
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { ended, says, stop };
}
