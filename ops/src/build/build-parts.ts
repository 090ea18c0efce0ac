import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partFolder } from '../common/repository';
import { distFolder, findBuilt, readRelease, writeInputs, type BuiltPart } from './built-part';
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

async function buildPart(name: string, options: BuildOptions): Promise<BuiltPart> {
  const { repository, tell = () => undefined, force = false, developmentReact = false } = options;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ...(developmentReact ? { PART_REACT: 'development' } : {}),
  };
  const find = (): BuiltPart | undefined =>
    force ? undefined : findBuilt(repository, name, environmentOf(repository, name, env));
  const ready = find();
  if (ready) {
    tell(`  ${name} ${ready.version} is built already`);
    return ready;
  }
  const unlock = await lock(join(repository, '.local', 'locks', name));
  try {
    // Another process may have built the same sources while this one waited for the lock.
    return find() ?? (await buildNow(name, env, options));
  } finally {
    unlock();
  }
}

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
