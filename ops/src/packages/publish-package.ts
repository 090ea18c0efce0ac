import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../common/package-managers';

/**
 * Publishes a built package to the registry of npm's configuration, unless it has that version with the same bytes;
 * returns what was done.
 * @throws with npm's words; and where that version is published with other bytes, which nobody would get
 */
export async function publishPackage(folder: string): Promise<string> {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const known = await runNpm(folder, ['view', `${name}@${version}`, 'dist.integrity']);
  const published = known.code === 0 && known.stdout.trim();
  if (published === (await integrityOf(folder))) return `${name} ${version} is published already`;
  if (published)
    throw new Error(
      `${name} ${version} is published already, with other content: describe the change by pnpm changeset, raise the version by pnpm packages:version, and publish that.`,
    );
  const { code, stdout, stderr } = await runNpm(folder, ['publish']);
  if (code !== 0) throw new Error(`${name} ${version} was not published: ${(stderr || stdout).slice(-800)}`);
  return `${name} ${version} published`;
}

/** The hash of what npm would upload. */
async function integrityOf(folder: string): Promise<string> {
  const { code, stdout, stderr } = await runNpm(folder, ['pack', '--dry-run', '--json']);
  if (code !== 0) throw new Error(`${folder} was not packed: ${(stderr || stdout).slice(-800)}`);
  const [packed] = JSON.parse(stdout) as { integrity: string }[];
  return packed?.integrity ?? '';
}
