/** Lets a remote run in a Module Federation host other than our shell (docs/stock-host). */
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { federationGlobal } from './federation-internals';
import { addFiles, bundleScript } from './run-compiler';

const require = createRequire(import.meta.url);

/** A module beside an entry that puts the federation runtime into the page. Our shell never fetches it. */
export const stockRuntimeFile = 'federation-runtime.js';

/**
 * Adds the federation runtime to a remote's files, and makes its entry fetch the runtime on a page whose host does not
 * provide one: the entry's container then loads the runtime and runs the entry again when the host initialises it.
 */
export class StockHostPlugin {
  /** @param container the global name of the remote's container */
  constructor(
    private readonly entry: string,
    private readonly container: string,
  ) {}

  apply(compiler: Compiler): void {
    addFiles(compiler, 'StockHostPlugin', 'ADDITIONAL', async (compilation) => ({
      [stockRuntimeFile]: await buildRuntime(compilation),
    }));
    compiler.hooks.thisCompilation.tap('StockHostPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StockHostPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () =>
          compilation.updateAsset(
            this.entry,
            (source) => new webpack.sources.ConcatSource(...orFetchRuntime(source, this.container)),
          ),
      );
    });
  }
}

/** Wraps an entry's script: on a page without the runtime it defines a container that fetches the runtime. */
const orFetchRuntime = <Source>(source: Source, container: string): (Source | string)[] => [
  // Also declared outside the block: the minifier would rename a variable declared only inside.
  `var ${container};\nif (globalThis.${federationGlobal}) {\n`,
  source,
  `\n} else {
  const { src } = document.currentScript;
  const run = (onload, onerror) =>
    document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }));
  ${container} = {
    init: (...args) =>
      import(src.replace(/[^/]*$/, '${stockRuntimeFile}'))
        .then(() => new Promise(run))
        .then(() => ${container}.init(...args)),
    get: (name) => ${container}.get(name),
  };
}\n`,
];

interface Listing {
  stats: { exposes: { path?: string }[] };
}

/** Removes repeated exposed modules from the manifest, which the plugin lists once for each module they consist of. */
export function withoutRepeats({ stats }: Listing): void {
  const byPath = new Map(stats.exposes.toReversed().map((expose) => [expose.path, expose]));
  stats.exposes = [...byPath.values()];
}

/** Builds the runtime's module: the first remote of a page provides the runtime to all others. */
function buildRuntime(compilation: Compilation): Promise<string> {
  const from = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const runtime = from.resolve('@module-federation/webpack-bundler-runtime').replace(/\.cjs$/, '.js');
  const source = `import runtime from ${JSON.stringify(runtime)}; globalThis.${federationGlobal} ??= runtime;`;
  return bundleScript(
    compilation,
    {
      context: compilation.compiler.context,
      target: 'web',
      entry: `data:text/javascript,${encodeURIComponent(source)}`,
      optimization: { minimize: false },
      plugins: [new webpack.DefinePlugin({ ENV_TARGET: '"web"' })],
    },
    (file) => readFile(file, 'utf8'),
  );
}
