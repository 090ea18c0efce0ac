import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@shared/contracts';
import { versionOf } from './inputs';
import { lock } from './lock';

/** A built part on this disk, ready to be published. */
export interface BuiltPart {
  name: string;
  version: string;
  folder: string;
  release: Release;
  /** False when the same sources were built before. */
  fresh: boolean;
  seconds: number;
}

export interface BuildOptions {
  repository: string;
  parts: string[];
  /** Gets each line of progress; with `--json` nothing is printed. */
  tell?: (line: string) => void;
  /** Builds again even when the version is there. */
  force?: boolean;
  /**
   * Builds with React's development code, which hot reload needs; such versions end in `.dev` and are never
   * published for visitors.
   */
  developmentReact?: boolean;
}

/**
 * Builds the parts whose sources changed, two at a time. When some fail, it throws after all of them have
 * run, and names those.
 */
export async function buildParts(options: BuildOptions): Promise<BuiltPart[]> {
  const { parts } = options;
  const built: BuiltPart[] = [];
  const failures: string[] = [];
  const waiting = [...parts];
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      try {
        built.push(await buildPart(name, options));
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  if (failures.length > 0) throw new Error(`Not built: ${failures.join('\n')}`);
  return parts.flatMap((name) => built.find((part) => part.name === name) ?? []);
}

/** The build of the sources as they are now, or undefined. */
export function findBuilt(
  repository: string,
  name: string,
  version = versionOf(repository, name),
): BuiltPart | undefined {
  const folder = join(repository, name, 'dist', version);
  if (!existsSync(join(folder, 'release.json'))) return undefined;
  return { name, version, folder, release: readRelease(folder), fresh: false, seconds: 0 };
}

/** The newest build of a part, of whatever sources, for a site beside which somebody works on the part. */
export function findNewestBuilt(repository: string, name: string): BuiltPart | undefined {
  const dist = join(repository, name, 'dist');
  if (!existsSync(dist)) return undefined;
  const built = readdirSync(dist)
    .filter((version) => !version.endsWith('.dev'))
    .flatMap((version) => findBuilt(repository, name, version) ?? []);
  return built.sort((a, b) => (a.release.builtAt < b.release.builtAt ? 1 : -1))[0];
}

async function buildPart(name: string, options: BuildOptions): Promise<BuiltPart> {
  const { repository, tell = () => undefined, force = false, developmentReact = false } = options;
  const version = versionOf(repository, name) + (developmentReact ? '.dev' : '');
  const ready = findBuilt(repository, name, version);
  if (ready && !force) {
    tell(`  ${name} ${version} is built already`);
    return ready;
  }
  const folder = join(repository, name, 'dist', version);
  const unlock = await lock(join(repository, '.local', 'locks', name));
  try {
    // Another process may have built the same version while this one waited for the lock.
    const meanwhile = force ? undefined : findBuilt(repository, name, version);
    return meanwhile ?? (await buildNow(name, version, folder, options));
  } finally {
    unlock();
  }
}

async function buildNow(
  name: string,
  version: string,
  folder: string,
  options: BuildOptions,
): Promise<BuiltPart> {
  const { repository, tell = () => undefined, developmentReact = false } = options;
  const started = Date.now();
  // Removes files of an interrupted build.
  await rm(folder, { recursive: true, force: true });
  await runWebpack(repository, name, {
    PART_VERSION: version,
    ...(developmentReact ? { PART_REACT: 'development' } : {}),
  });
  if (!existsSync(join(folder, 'release.json'))) throw new Error(`the build wrote no ${folder}/release.json`);
  const seconds = (Date.now() - started) / 1000;
  tell(`  ${name} ${version} built in ${seconds.toFixed(1)} s`);
  return { name, version, folder, release: readRelease(folder), fresh: true, seconds };
}

function runWebpack(repository: string, name: string, env: Record<string, string>): Promise<void> {
  const script = join(repository, 'ops', 'src', 'build', 'run-webpack.mts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: join(repository, name),
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const words = Buffer.concat(said).toString('utf8').trim();
      if (code === 0) resolve();
      else reject(new Error(`webpack failed\n${words}`));
    });
  });
}

function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;
}
