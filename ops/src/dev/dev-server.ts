import { spawn } from 'node:child_process';
import { buildEnvironment, buildScript } from '../build/build-script';
import { partFolder } from '../common/repository';

export type DevServerHandle = Awaited<ReturnType<typeof startDevServer>>;

/** Variables for polling of files, as in a container, and for colours of the output. */
const devVariables = ['WATCHPACK_POLLING', 'CHOKIDAR_USEPOLLING', 'FORCE_COLOR', 'NO_COLOR'];

/** Starts the dev server of one remote and waits for its first build. */
export async function startDevServer(repository: string, name: string, port: number) {
  const folder = partFolder(repository, name);
  const child = spawn(process.execPath, await buildScript(folder, 'serve-remote'), {
    cwd: folder,
    env: {
      ...buildEnvironment(process.env),
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => devVariables.includes(name))),
      NODE_ENV: 'development',
      PART_MODE: 'development',
      PART_VERSION: 'dev',
      DEV_PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', ({ built, seconds }: { built: boolean; seconds: number }) => {
      console.log(`  ${name} ${built ? 'compiled' : 'has errors'} (${seconds.toFixed(1)} s)`);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The dev server of ${name} ended (code ${code}).`)));
  });
  // The dev server ends with this process.
  child.unref();
  child.channel?.unref();
  // A base address ends with a slash.
  return { base: `http://localhost:${port}/`, close: () => void child.kill('SIGTERM') };
}
