import { spawn } from 'node:child_process';
import { buildEnvironment } from '../build/build-environment';
import { buildScript } from '../build/build-scripts';
import { partFolder } from '../common/repository';

export interface DevServerHandle {
  name: string;
  /** Address of its files, with a slash at the end. */
  base: string;
  close(): void;
}

/** How files are watched where the system reports no change, as in a container, and whether the output has colours. */
const watching = ['WATCHPACK_POLLING', 'CHOKIDAR_USEPOLLING', 'FORCE_COLOR', 'NO_COLOR'];

/** Starts the dev server of one remote and waits for its first build. */
export async function startDevServer(
  repository: string,
  name: string,
  port: number,
  tell: (line: string) => void = console.log,
): Promise<DevServerHandle> {
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
      tell(`  ${name} ${built ? 'compiled' : 'has errors'} (${seconds.toFixed(1)} s)`);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The dev server of ${name} ended (code ${code}).`)));
  });
  return { name, base: `http://localhost:${port}/`, close: () => void child.kill('SIGTERM') };
}
