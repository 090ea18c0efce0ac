import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Publishes built packages to the registry of npm's configuration, except versions that it has. All are compared with
 * the registry before any is published.
 * @param tell gets what was done with each package
 * @throws before anything is published, where a version is published with other files, which nobody would get;
 * and with npm's words
 */
export async function publishPackages(folders: string[], tell: (line: string) => void): Promise<void> {
  const compared = [];
  for (const folder of folders) compared.push(await compare(folder));
  const others = compared.filter(({ changed }) => changed);
  if (others.length > 0)
    throw new Error(
      others.map(({ title, changed }) => `${title} is published already, with other ${changed}`).join('\n') +
        '\nDescribe the change by pnpm changeset, raise the version by pnpm packages:version, and publish that.',
    );
  for (const { folder, title, known } of compared) {
    if (!known) await publish(folder, title);
    tell(`${title} ${known ?? 'published'}`);
  }
}

interface Compared {
  folder: string;
  title: string;
  /** What is said of a version that the registry has. */
  known?: string;
  /** Files that differ from those of the registry. */
  changed?: string;
}

/** Compares files, not the tarball: other versions of Node compress the same files to other bytes. */
async function compare(folder: string): Promise<Compared> {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const title = `${name} ${version}`;
  const found = await runNpm(folder, ['view', `${name}@${version}`, 'version']);
  if (found.code !== 0 || !found.stdout.trim()) return { folder, title };
  const between = [`--diff=${name}@${version}`, '--diff=.', '--diff-name-only', '--prefer-online'];
  const { code, stdout, stderr } = await runNpm(folder, ['diff', ...between]);
  if (code !== 0)
    return {
      folder,
      title,
      known: `is published already, and was not compared: ${stderr.trim().slice(-800)}`,
    };
  return { folder, title, known: 'is published already', changed: stdout.trim().replaceAll('\n', ', ') };
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
