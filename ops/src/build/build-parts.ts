import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownPackages } from '@shared/build/installed-packages';
import { partFolder } from '../common/repository';
import { distFolder, findBuilt, readRelease, writeInputs, type BuiltPart } from './built-part';
import { findStock } from './describe-stock';
import { describeInputs, environmentOf, type ReadPaths } from './inputs';
import { lock } from './lock';
import { runBuild } from './run-build';

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
  const ready = findReady(options);
  const waiting = [...parts];
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      try {
        built.push(
          ready.get(name) ?? findStock(options.repository, name) ?? (await buildPart(name, options)),
        );
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all([worker(), worker()]);
  if (failures.length > 0) throw new Error(`Not built: ${failures.join('\n')}`);
  return parts.flatMap((name) => built.find((part) => part.name === name) ?? []);
}

/** The parts that are built already. All are looked for at once, so that installed packages are read once. */
function findReady(options: BuildOptions): Map<string, BuiltPart> {
  const { repository, parts, tell = () => undefined, force = false } = options;
  const ready = new Map<string, BuiltPart>();
  if (force) return ready;
  const known: KnownPackages = new Map();
  const env = environmentFor(options);
  for (const name of parts) {
    const found = findBuilt(repository, name, environmentOf(repository, name, env, known));
    if (!found) continue;
    tell(`  ${name} ${found.version} is built already`);
    ready.set(name, found);
  }
  return ready;
}

async function buildPart(name: string, options: BuildOptions): Promise<BuiltPart> {
  const { repository, force = false } = options;
  const env = environmentFor(options);
  const unlock = await lock(join(repository, '.local', 'locks', name));
  try {
    // Another process may have built the same sources while this one waited for the lock.
    const found = force ? undefined : findBuilt(repository, name, environmentOf(repository, name, env));
    return found ?? (await buildNow(name, env, options));
  } finally {
    unlock();
  }
}

const environmentFor = ({ developmentReact = false }: BuildOptions): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...(developmentReact ? { PART_REACT: 'development' } : {}),
});

async function buildNow(
  name: string,
  env: NodeJS.ProcessEnv,
  { repository, force = false, tell = () => undefined }: BuildOptions,
): Promise<BuiltPart> {
  const startedAt = Date.now();
  // The build names its version when it has made the files.
  const output = join(repository, '.local', 'building', name);
  const inputsFile = `${output}.inputs.json`;
  await rm(output, { recursive: true, force: true });
  const environment = environmentOf(repository, name, env);
  await runBuild(partFolder(repository, name), { ...env, PART_OUTPUT: output, PART_INPUTS: inputsFile });
  if (!existsSync(join(output, 'release.json'))) throw new Error(`the build wrote no ${output}/release.json`);
  const { version } = readRelease(output);
  const folder = join(distFolder(repository, name), version);
  const isKnown = existsSync(join(folder, 'release.json'));
  if (!isKnown || force) {
    await rm(folder, { recursive: true, force: true });
    mkdirSync(distFolder(repository, name), { recursive: true });
    renameSync(output, folder);
  }
  const read = JSON.parse(readFileSync(inputsFile, 'utf8')) as ReadPaths;
  const inputs = describeInputs(repository, read, environment, startedAt);
  if (inputs) writeInputs(repository, name, version, inputs);
  const seconds = (Date.now() - startedAt) / 1000;
  const note = isKnown ? ', the same as before: what changed is not in it' : '';
  tell(`  ${name} ${version} built in ${seconds.toFixed(1)} s${force ? '' : note}`);
  return { name, version, folder, release: readRelease(folder), fresh: !isKnown || force, seconds };
}
