import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../common/package-managers';

/**
 * Publishes a built package to the registry of npm's configuration, unless it has that version; returns what
 * was done.
 * @throws with npm's words
 */
export async function publishPackage(folder: string): Promise<string> {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const known = await runNpm(folder, ['view', `${name}@${version}`, 'version']);
  if (known.code === 0 && known.stdout.trim()) return `${name} ${version} is published already`;
  const { code, stdout, stderr } = await runNpm(folder, ['publish']);
  if (code !== 0) throw new Error(`${name} ${version} was not published: ${(stderr || stdout).slice(-800)}`);
  return `${name} ${version} published`;
}
