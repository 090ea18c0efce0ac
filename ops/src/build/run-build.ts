import { spawn } from 'node:child_process';
import { buildEnvironment } from './build-environment';
import { buildScript } from './build-scripts';
import { untilExit } from './until-exit';

/**
 * Builds the part of a folder in a process of its own, which gets no keys.
 * @throws with webpack's words
 */
export function runBuild(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, buildScript(folder, 'build-part'), {
    cwd: folder,
    env: buildEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return untilExit(child, 'webpack');
}
