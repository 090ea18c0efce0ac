import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { partFolder } from '../common/repository';
import { distFolder, findBuilt, readBuilt, type BuiltPart } from './built-part';
import { describeStock } from './describe-stock';
import { runBuild, runTurbo } from './run-build';

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
  } else
    for (const name of parts) if (!(await describeStock(repository, name))) await buildPart(options, name);
  return parts.map((name) => {
    const built = developmentReact
      ? readBuilt(developmentFolder(repository, name))
      : findBuilt(repository, name);
    if (!built) throw new Error(`The build of ${name} wrote no release.json.`);
    tell(`  ${name} ${built.version} is built`);
    return built;
  });
}

function buildPart({ repository, developmentReact }: BuildOptions, name: string): Promise<void> {
  return runBuild(partFolder(repository, name), {
    ...process.env,
    NODE_ENV: 'production',
    ...(developmentReact
      ? { PART_REACT: 'development', PART_OUTPUT: developmentFolder(repository, name) }
      : { PART_OUTPUT: distFolder(repository, name) }),
  });
}

const developmentFolder = (repository: string, name: string): string =>
  join(repository, '.local', 'development', name);
