import { spawn } from 'node:child_process';
import { buildEnvironment, buildScript } from '../build/build-script';
import { partFolder } from '../common/repository';

export type DevServerHandle = Awaited<ReturnType<typeof startDevServer>>;

/** How files are watched where the system reports no change, as in a container, and whether the output has colours. */
const watching = ['WATCHPACK_POLLING', 'CHOKIDAR_USEPOLLING', 'FORCE_COLOR', 'NO_COLOR'];

/** Starts the dev server of one remote and waits for its first build. */
export async function startDevServer(repository: string, name: string, port: number) {
  const folder = partFolder(repository, name);
  const child = spawn(process.execPath, buildScript(folder, 'serve-remote'), {
    cwd: folder,
    env: {
      ...buildEnvironment(process.env),
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => watching.includes(name))),
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
  // The address of its files ends with a slash.
  return {
    base: `http://localhost:${port}/`,
    close: () => void child.kill('SIGTERM'),
    /** Keeps this process alive no longer. */
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
  };
}
