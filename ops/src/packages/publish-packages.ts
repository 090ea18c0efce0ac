import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Publishes built packages to the registry of npm's configuration, except versions that it has.
 * @param tell gets what was done with each package
 * @throws with npm's words
 */
export async function publishPackages(folders: string[], tell: (line: string) => void): Promise<void> {
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    const { code, stdout } = await runNpm(folder, ['view', `${name}@${version}`, 'version']);
    const isKnown = code === 0 && stdout.trim() !== '';
    if (!isKnown) await publish(folder, `${name} ${version}`);
    tell(`${name} ${version} ${isKnown ? 'is published already' : 'published'}`);
  }
}

async function publish(folder: string, title: string): Promise<void> {
  const { code, stdout, stderr } = await runNpm(folder, ['publish']);
  if (code !== 0) throw new Error(`${title} was not published: ${(stderr || stdout).slice(-800)}`);
}

/** Runs npm in a folder and resolves with what it wrote, however it ended. */
function runNpm(cwd: string, args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const options = { cwd, env, timeout: 120_000, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) =>
    execFile('npm', args, options, (error, stdout, stderr) =>
      resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, stdout, stderr }),
    ),
  );
}
