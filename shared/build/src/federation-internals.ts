/**
 * Contains all uses of undocumented interfaces of `@module-federation/enhanced`: constants for the shell, and entries
 * that take the federation runtime from the page. The build fails with an explanation if the installed package does not
 * fit (docs/adr/0006). shell/src/remotes/federation.ts is the counterpart in the browser.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** The global by which the shell provides the federation runtime to the entries of remotes. */
export const federationGlobal = '_FEDERATION_BUNDLER_RUNTIME';

const remedy =
  'Compare the installed @module-federation/enhanced with shared/build/src/federation-internals.ts and shell/src/remotes/federation.ts (docs/adr/0006).';

/**
 * Makes a remote's entry take the federation runtime from the page instead of bundling a copy. The federation plugin
 * has an option only for the runtime's core (`externalRuntime`), which leaves 4 kB in each entry. The build fails if
 * the installed plugin does not fit.
 */
export class FederationFromPagePlugin {
  /** @param entry the container's file */
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    new webpack.ExternalsPlugin('var', ({ request = '' }, callback) =>
      /@module-federation[\\/]webpack-bundler-runtime[\\/]/.test(request)
        ? callback(undefined, federationGlobal)
        : callback(),
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap('FederationFromPagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FederationFromPagePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => this.check(compilation),
      );
      compilation.hooks.beforeModuleIds.tap('FederationFromPagePlugin', () => this.nameModules(compilation));
      compilation.hooks.processAssets.tap(
        {
          name: 'FederationFromPagePlugin',
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1,
        },
        () => this.removePaths(compilation),
      );
    });
  }

  /** By default webpack names these modules by the checkout's folder or a hash of it. */
  private nameModules({ modules, options, chunkGraph }: Compilation): void {
    for (const module of modules) {
      const name = module.libIdent({ context: options.context ?? '' }) ?? '';
      if (name.startsWith('webpack/container/entry/')) chunkGraph.setModuleId(module, 'container');
      else if (/\/\.federation\/entry\.[0-9a-f]+\.js$/.test(name))
        chunkGraph.setModuleId(module, 'federation');
    }
  }

  /**
   * Removes the absolute path of the runtime, by which the plugin names a generated source: equal sources would have
   * different maps in another folder.
   */
  private removePaths(compilation: Compilation): void {
    const map = `${this.entry}.map`;
    if (!compilation.getAsset(map)) return;
    compilation.updateAsset(map, (source) => {
      const text = source.source().toString();
      return new webpack.sources.RawSource(
        text
          .replace(/(\.federation\/entry)\.[0-9a-f]+\.js/g, '$1.js')
          .replace(/(import federation from ')[^']*(@module-federation\/webpack-bundler-runtime\/)/g, '$1$2'),
      );
    });
  }

  /** Runs before minification, which would change the names that the plugin wrote. */
  private check(compilation: Compilation): void {
    const source = compilation.getAsset(this.entry)?.source.source().toString() ?? '';
    const problem = checkEntry(source);
    if (problem) compilation.errors.push(new webpack.WebpackError(`${this.entry}: ${problem} ${remedy}`));
  }
}

/** Finds parts of an entry's code that do not fit, as a sentence; undefined if everything fits. */
export function checkEntry(source: string): string | undefined {
  if (!source.includes(`= ${federationGlobal};`))
    return 'It does not take the federation runtime from the page.';
  return source.includes('class ModuleFederation') || source.includes('function initContainerEntry')
    ? 'It brings a federation runtime of its own.'
    : undefined;
}

/**
 * Build-time constants that remove unused code from the federation runtime; the plugin defines the same ones for
 * `experiments.optimization: { target: 'web', disableSnapshot: true }`. The shell calls the runtime without the plugin
 * and defines them itself.
 */
const constants = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
};

/**
 * Returns the constants for webpack's DefinePlugin.
 * @param folder of a package that depends on `@module-federation/webpack-bundler-runtime`
 * @throws if the installed runtime no longer reads one of them, which would silently make the shell larger
 */
export function federationConstants(folder: string): Record<string, string> {
  const sources = readRuntime(folder);
  for (const name of Object.keys(constants))
    if (!sources.some((source) => source.includes(name)))
      throw new Error(
        `The federation runtime does not read ${name} any longer: adapt shared/build/src/federation-internals.ts to what the plugin's experiments.optimization defines now.`,
      );
  return constants;
}

/** Reads the installed scripts of the runtime's core. */
function readRuntime(folder: string): string[] {
  let from = path.join(folder, 'package.json');
  for (const name of ['webpack-bundler-runtime', 'runtime', 'runtime-core'])
    from = createRequire(from).resolve(`@module-federation/${name}`);
  const { dir } = path.parse(from);
  return [...['core', 'utils/load']].map((file) => readFileSync(path.join(dir, `${file}.js`), 'utf8'));
}
