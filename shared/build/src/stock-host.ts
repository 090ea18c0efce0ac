/** What lets a remote run in a Module Federation host that is not our shell (docs/stock-host). */
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { federationGlobal } from './federation-internals';
import { addFiles, bundleScript } from './run-compiler';

const require = createRequire(import.meta.url);

/** The federation runtime beside an entry, as a module that puts it into the page. Our shell never fetches it. */
export const stockRuntimeFile = 'federation-runtime.js';

/**
 * Adds the federation runtime to a remote's files, and has its entry fetch it on a page whose host does not provide
 * it: then the entry's container loads the runtime and runs the entry again when the host initialises it.
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

/** The script of an entry, which on a page without the runtime defines a container that fetches it. */
const orFetchRuntime = <Source>(source: Source, container: string): (Source | string)[] => [
  // Declared outside of the block too: minified, a name that is declared inside only would be another one.
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

/** The manifest names an exposed module once; the plugin names it for each module that it is made of. */
export function withoutRepeats({ stats }: Listing): void {
  const byPath = new Map(stats.exposes.toReversed().map((expose) => [expose.path, expose]));
  stats.exposes = [...byPath.values()];
}

/** The text of the runtime's module: the first remote of a page provides it to all others. */
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
