import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Build-time constants that leave unused code out of the federation runtime: the ones that the plugin defines for
 * `experiments.optimization: { target: 'web', disableSnapshot: true }`. The shell calls the runtime without the plugin and
 * defines them itself.
 */
const constants = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

/**
 * The constants for webpack's DefinePlugin.
 * @param folder of a package that depends on `@module-federation/webpack-bundler-runtime`
 * @throws when the installed runtime does not read one of them any longer, which would silently make the shell larger
 */
export function federationConstants(folder: string): Record<string, string> {
  const sources = readRuntime(folder);
  for (const name of Object.keys(constants))
    if (!sources.some((source) => source.includes(name)))
      throw new Error(
        `The federation runtime does not read ${name} any longer: adapt shared/build/src/federation-constants.ts to what the plugin's experiments.optimization defines now.`,
      );
  return constants;
}

/** The scripts of the runtime's core, as they are installed. */
function readRuntime(folder: string): string[] {
  let from = path.join(folder, 'package.json');
  for (const name of ['webpack-bundler-runtime', 'runtime', 'runtime-core'])
    from = createRequire(from).resolve(`@module-federation/${name}`);
  const { dir } = path.parse(from);
  return [...['core', 'utils/load']].map((file) => readFileSync(path.join(dir, `${file}.js`), 'utf8'));
}
