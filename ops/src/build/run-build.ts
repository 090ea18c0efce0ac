import { buildEnvironment } from './build-environment';
import { buildScript } from './build-scripts';
import { runQuietly } from './run-quietly';

/**
 * Builds the part of a folder in a process of its own, which gets no keys.
 * @throws with webpack's words
 */
export const runBuild = (cwd: string, env: NodeJS.ProcessEnv): Promise<void> =>
  runQuietly('webpack', process.execPath, buildScript(cwd, 'build-part'), {
    cwd,
    env: buildEnvironment(env),
  });
