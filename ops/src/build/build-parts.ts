import { execFile, type ExecFileOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { listParts, partFolder } from '../common/repository';
import { ReleaseRefused } from '../site/refusal';
import { buildEnvironment, buildScript } from './build-script';
import { distFolder, readBuilt, type BuiltPart } from './built-part';

export interface BuildOptions {
  repository: string;
  parts: string[];
  /** Gets each line of progress; with `--json` nothing is printed. */
  tell?: (line: string) => void;
  /** Builds again even where nothing changed. */
  force?: boolean;
  /**
   * Builds with React's development code, which hot reload needs; such versions end in `.dev` and are never
   * published for visitors.
   */
  developmentReact?: boolean;
}

/**
 * Builds parts. In this workspace turbo builds those whose sources changed; a squad's own repository builds all
 * that it names.
 * @throws with webpack's words where one fails
 */
export async function buildParts(options: BuildOptions): Promise<BuiltPart[]> {
  const { repository, parts, force = false, developmentReact = false, tell = () => undefined } = options;
  if (!developmentReact && existsSync(join(repository, 'turbo.json'))) {
    if (parts.length > 0)
      await runTurbo(repository, ['build', ...parts.map((name) => `--filter=./${name}`)], force);
  } else for (const name of parts) await buildPart(options, name);
  return parts.map((name) => {
    const built = readBuilt(outputFolder(options, name));
    tell(`  ${name} ${built.release.version} is built`);
    return built;
  });
}

/**
 * The parts that a command names, or all of the repository.
 * @throws outside of a repository of parts, and for a name that it does not have
 */
export function partsOf(
  repository: string | undefined,
  names: string[],
  isWanted: (name: string) => boolean = () => true,
): { repository: string; names: string[] } {
  if (!repository)
    throw new ReleaseRefused('There is no part here: run it in a checkout of the site, or of your remote.');
  const known = listParts(repository).filter(isWanted);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ReleaseRefused(`No such part: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return { repository, names: names.length > 0 ? names : known };
}

const buildPart = (options: BuildOptions, name: string): Promise<void> =>
  runBuild(partFolder(options.repository, name), {
    ...process.env,
    NODE_ENV: 'production',
    PART_OUTPUT: outputFolder(options, name),
    ...(options.developmentReact && { PART_REACT: 'development' }),
  });

const outputFolder = ({ repository, developmentReact }: BuildOptions, name: string): string =>
  developmentReact ? join(repository, '.local', 'development', name) : distFolder(repository, name);

/**
 * Builds the part of a folder in a process of its own, which gets no keys.
 * @throws with webpack's words
 */
export const runBuild = (cwd: string, env: NodeJS.ProcessEnv): Promise<void> =>
  runQuietly('webpack', process.execPath, buildScript(cwd, 'build-part'), {
    cwd,
    env: buildEnvironment(env),
  });

/**
 * Runs a program that says nothing while it succeeds.
 * @param name what failed, in the words of the error
 * @throws with all that it said
 */
async function runQuietly(name: string, file: string, args: string[], options: ExecFileOptions) {
  try {
    await promisify(execFile)(file, args, { ...options, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} failed\n${(stdout + stderr).trim() || String(error)}`, { cause: error });
  }
}

/**
 * Runs tasks of turbo.json; what they say is in the error where one fails.
 * @param force runs what is cached too
 */
function runTurbo(repository: string, args: string[], force: boolean): Promise<void> {
  const bin = join(repository, 'node_modules', '.bin');
  // Packages' scripts are started with the pnpm that is installed here.
  const PATH = [bin, process.env.PATH].join(delimiter);
  return runQuietly(
    `turbo run ${args.join(' ')}`,
    join(bin, 'turbo'),
    ['run', ...args, '--output-logs=errors-only', ...(force ? ['--force'] : [])],
    { cwd: repository, env: { ...process.env, PATH, TURBO_TELEMETRY_DISABLED: '1' } },
  );
}
