import { createHash } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  mkdirSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, dirname } from 'node:path';
import { findRepository } from '../../common/repository';
import { buildCommands } from '../../packages/build-commands';
import { buildPackages } from '../../packages/build-packages';
import { isTest } from '../../packages/compile-packages';
import { publishedCommands, publishedPackages } from '../../packages/published-packages';

/** What the packages are made of. */
const inputs = [
  ...publishedPackages.map((name) => `shared/${name}`),
  'ops/src',
  'create-ilera-remote',
  'LICENSE',
  'package.json',
  'ops/package.json',
  'ops/CHANGELOG.md',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.json',
];

/**
 * The folders of every published package and command, built once for all tests of the same sources. They are
 * not to be changed: a test that installs them takes a copy.
 */
export async function builtPackages(): Promise<{ packages: string[]; commands: string[] }> {
  const repository = findRepository();
  const all = join(repository, '.local', 'tests', 'packages');
  const output = join(all, hashOf(repository));
  const unlock = await lock(`${all}.lock`);
  try {
    if (!existsSync(output)) {
      rmSync(all, { recursive: true, force: true });
      buildPackages(repository, `${output}.part`);
      await buildCommands(repository, `${output}.part`);
      renameSync(`${output}.part`, output);
    }
  } finally {
    unlock();
  }
  return {
    packages: publishedPackages.map((name) => join(output, name)),
    commands: Object.values(publishedCommands).map((name) => join(output, name)),
  };
}

function hashOf(repository: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap((input) => listFiles(join(repository, input))).sort())
    hash.update(relative(repository, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** A file, or those of a folder without installed packages and tests; `shared/testing` is named itself. */
function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !isTest(name) && !isTest(`${name}/`))
    .flatMap(({ name }) => listFiles(join(path, name)));
}

/**
 * Prevents two processes of this machine from building one part at once, where the second would remove what
 * the first writes. The lock of a process that has ended is taken over.
 * @returns the function that releases it
 */
export async function lock(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch {
      if (!isHeld(file)) rmSync(file, { force: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // Created by another process and not written yet.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
