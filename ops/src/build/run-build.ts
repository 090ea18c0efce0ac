import { spawn } from 'node:child_process';
import { buildEnvironment } from './build-environment';
import { buildScript } from './build-scripts';

/**
 * Builds the part of a folder in a process of its own, which gets no keys.
 * @throws with webpack's words
 */
export async function runBuild(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, buildScript(folder, 'build-part'), {
    cwd: folder,
    env: buildEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const words = Buffer.concat(said).toString('utf8').trim();
      if (code === 0) resolve();
      else reject(new Error(`webpack failed\n${words}`));
    });
  });
}
