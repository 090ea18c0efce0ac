import { join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { readPackage } from '../common/package-json';
import { ReleaseRefused } from '../site/refusal';
import { releaseFields } from './built-part';

/** Where a build writes and whether it keeps a cache: no file of it depends on these. */
const places = /^PART_(?:OUTPUT|CACHE)$/;

/** What Node, webpack and git need to run. */
const needed =
  /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|USERPROFILE|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS)|GIT_(?:DIR|WORK_TREE|COMMON_DIR|CEILING_DIRECTORIES))$/i;

/** Whether the files of a build may depend on a variable: those of Ilera, and any `PART_…` that a configuration reads. */
const isBuildInput = (name: string): boolean =>
  (/^PART_\w+$/.test(name) && !places.test(name)) || name.startsWith('BROWSERSLIST');

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
 * Arguments with which Node runs a script of the build package that a part names in its package.json. So a part is built with its own webpack, wherever it is.
 * @param folder of the part
 * @throws where it has not installed it; ReleaseRefused where it names none
 */
export function buildScript(folder: string, name: 'build-part' | 'serve-remote'): string[] {
  const file = join(folder, 'package.json');
  const { dependencies, devDependencies } = readPackage(folder);
  const named = Object.keys({ ...dependencies, ...devDependencies });
  if (!named.includes('@ilera/build'))
    throw new ReleaseRefused(
      `Refused, nothing changed: ${file} does not name @ilera/build.\n` +
        "  Module Federation's plugin alone does not write release.json, which says what the site must know of a part:\n" +
        `  ${releaseFields.join(', ')}. To have it: npm i -D @ilera/build, and remoteConfig of it in webpack.config.mjs.`,
    );
  const script = createRequire(file).resolve(`@ilera/build/${name}`);
  // The configuration of a part may import TypeScript.
  return ['--import', pathToFileURL(createRequire(script).resolve('tsx')).href, script];
}
