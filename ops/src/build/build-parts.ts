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
  /** Receives each line of progress. */
  tell?: (line: string) => void;
  /** Builds again even where nothing changed. */
  force?: boolean;
  /** Builds with React's development code, for hot reload; such versions end in `.dev` and never go to visitors. */
  developmentReact?: boolean;
}

/**
 * Builds parts. In this workspace turbo builds only changed ones; a squad's repository builds all named ones.
 * @throws with webpack's output where a build fails
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
 * Resolves the parts that a command names; without names, all of the repository.
 * @throws outside of a repository of parts, and for an unknown name
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

/** Builds the part of a folder in a separate process without keys. @throws with webpack's output */
export const runBuild = async (cwd: string, env: NodeJS.ProcessEnv): Promise<void> =>
  runQuietly('webpack', process.execPath, await buildScript(cwd, 'build-part'), {
    cwd,
    env: buildEnvironment(env),
  });

/**
 * Runs a program and discards its output, unless it fails.
 * @param name of the program, for the error
 * @throws with the output
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
 * Runs tasks of turbo.json. @throws with the output of a failed task
 * @param force runs cached tasks, too
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
