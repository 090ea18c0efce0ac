import { execFile, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';
import { delimiter, join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { readPackage } from '../common/package-json';

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
export async function runQuietly(name: string, file: string, args: string[], options: ExecFileOptions) {
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
export function runTurbo(repository: string, args: string[], force: boolean): Promise<void> {
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

/** Where a build writes and whether it keeps a cache: no file of it depends on these. */
const places = /^PART_(?:OUTPUT|CACHE)$/;

/** What Node, webpack and git need to run. */
const needed =
  /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|USERPROFILE|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS)|GIT_(?:DIR|WORK_TREE|COMMON_DIR|CEILING_DIRECTORIES))$/i;

/** Whether the files of a build may depend on a variable: those of Ilera, and any `PART_…` that a configuration reads. */
export const isBuildInput = (name: string): boolean =>
  (/^PART_\w+$/.test(name) && !places.test(name)) || /^BROWSERSLIST/.test(name);

/**
 * The variables that a build is started with. Others stay away from it: a build is used again whatever they are
 * (docs/adr/0004), and the part's code must not find there what publishes, tests or signs.
 */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => isBuildInput(name) || places.test(name) || needed.test(name)),
  );
}

/**
 * Arguments with which Node runs a script of the build package that a part names in its package.json: under its
 * name in this workspace, or its published one. So a part is built with its own webpack, wherever it is.
 * @param folder of the part
 * @throws where it names no build package, or has not installed it
 */
export function buildScript(folder: string, name: 'build-part' | 'serve-remote'): string[] {
  const file = join(folder, 'package.json');
  const own = buildPackageOf(folder);
  if (!own)
    throw new Error(
      `${file} does not name @ilera/build in its dependencies. With Module Federation's plugin alone, build the remote into ${join(folder, 'dist')}, with its manifest, and run this again.`,
    );
  const script = createRequire(file).resolve(`${own}/${name}`);
  // The configuration of a part may import TypeScript.
  return ['--import', pathToFileURL(createRequire(script).resolve('tsx')).href, script];
}

/** Whether a part is built by our build package, and not by webpack and Module Federation's plugin alone. */
export const namesBuildPackage = (folder: string): boolean => buildPackageOf(folder) !== undefined;

function buildPackageOf(folder: string): string | undefined {
  const { dependencies, devDependencies } = readPackage(folder);
  const named = Object.keys({ ...dependencies, ...devDependencies });
  return ['@shared/build', '@ilera/build'].find((one) => named.includes(one));
}
