import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Sources compiled into every part: a change in one of them changes each part. A remote's scripts only import
 * shared/runtime, but the bundle that prerenders its pages contains it.
 */
const compiledIn = ['contracts', 'ui', 'forms', 'format', 'build', 'prerender', 'runtime'];

/** Tests and what only they use. @param file path from its `src` folder */
const isIgnored = (file: string): boolean =>
  /(^|[\\/])testing[\\/]|\.test\.[cm]?[jt]sx?$|\.md$|\.snap$|(^|\/)\.DS_Store$/.test(file);

/**
 * Everything that the bytes of a part's build depend on, as paths from the repository. The lockfile says
 * which packages.
 */
export function listInputs(repository: string, part: string): string[] {
  const sources = [join(part, 'src'), ...compiledIn.map((name) => join('shared', name, 'src'))];
  const files = sources.flatMap((folder) => listFiles(join(repository, folder)));
  const singles = [
    join(repository, part, 'webpack.config.mjs'),
    join(repository, part, 'package.json'),
    join(repository, 'shared', 'runtime', 'package.json'),
    join(repository, 'pnpm-lock.yaml'),
  ].filter((file) => existsSync(file));
  return [...files, ...singles].map((file) => relative(repository, file).split(sep).join('/')).sort();
}

/** `<package version>-<hash of the inputs>`: the same sources have the same version on every machine. */
export function versionOf(repository: string, part: string): string {
  const hash = createHash('sha256');
  for (const file of listInputs(repository, part)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(repository, file)))
      .update('\0');
  }
  return `${packageVersion(repository, part)}-${hash.digest('hex').slice(0, 8)}`;
}

function packageVersion(repository: string, part: string): string {
  const { version } = JSON.parse(readFileSync(join(repository, part, 'package.json'), 'utf8')) as {
    version?: string;
  };
  if (!version) throw new Error(`${part}/package.json has no version.`);
  return version;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isIgnored(relative(folder, file)));
}
