// Plain Node, no packages: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const pnpm = 'pnpm@12.21.0';

/** Ends the process with a message where this Node is too old for the site. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}

/** Installs the packages where the lockfile has changed since the last installation. */
export function install() {
  const lockfile = readFileSync(join(repository, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lockfile).update(process.versions.modules).digest('hex');
  const stamp = join(repository, 'node_modules', '.installed-for');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once; a minute or two) …');
  const args = ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const { status, stdout, stderr } = spawnSync('npx', args, {
    cwd: repository,
    env: { ...process.env, CI: 'true' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe packages could not be installed. Is the npm registry reachable?`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** Lets Node import TypeScript files. */
export async function loadTypeScript() {
  process.chdir(repository);
  try {
    const { register } = await import('tsx/esm/api');
    register();
  } catch {
    console.error(
      'The packages are not installed yet. Run `npm start` once: it installs, builds and starts.',
    );
    process.exit(1);
  }
}
