import { join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { readPackage } from '../common/package-json';
import { ReleaseRefused } from '../site/refusal';

/** Variables that Node, webpack and git need to run. */
const toolVariables =
  /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|USERPROFILE|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|NODE_(?:ENV|OPTIONS|EXTRA_CA_CERTS)|GIT_(?:DIR|WORK_TREE|COMMON_DIR|CEILING_DIRECTORIES))$/i;

/**
 * Selects the variables of a build: those above, any `PART_…` for a configuration, and Browserslist's. It gets no others,
 * because cached builds do not depend on them (docs/adr/0004), and a part's code must not find keys that publish, test or
 * sign.
 */
export const buildEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => /^(?:PART_\w+$|BROWSERSLIST)/.test(name) || toolVariables.test(name),
    ),
  );

/**
 * Arguments with which Node runs a script of the part's @ilera/build, so that each part is built with its own webpack.
 * @param folder of the part
 * @throws where the package is not installed; ReleaseRefused where package.json does not name it
 */
export async function buildScript(folder: string, name: 'build-part' | 'serve-remote'): Promise<string[]> {
  const file = join(folder, 'package.json');
  const { dependencies, devDependencies } = readPackage(folder);
  const named = Object.keys({ ...dependencies, ...devDependencies });
  if (!named.includes('@ilera/build')) {
    const { ReleaseSchema } = await import('@ilera/contracts/release-schema');
    throw new ReleaseRefused(
      `Refused, nothing changed: ${file} does not name @ilera/build.\n` +
        "  Module Federation's plugin alone does not write release.json, which says what the site must know of a part:\n" +
        `  ${ReleaseSchema.required.join(', ')}. To have it: npm i -D @ilera/build, and remoteConfig of it in webpack.config.mjs.`,
    );
  }
  const script = createRequire(file).resolve(`@ilera/build/${name}`);
  // The configuration of a part may import TypeScript.
  return ['--import', pathToFileURL(createRequire(script).resolve('tsx')).href, script];
}
