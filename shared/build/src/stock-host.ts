/** What lets a remote run in a Module Federation host that is not our shell (docs/stock-host). */
import { createRequire } from 'node:module';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { addSubBuild } from './bundled-packages';
import { federationGlobal } from './federation-internals';
import { runCompiler } from './run-compiler';

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
    compiler.hooks.thisCompilation.tap('StockHostPlugin', (compilation) => {
      const runtime = buildRuntime(compilation);
      // The hook below awaits and reports a failure; without this Node would call it unhandled before.
      runtime.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise(
        { name: 'StockHostPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => compilation.emitAsset(stockRuntimeFile, new webpack.sources.RawSource(await runtime)),
      );
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
async function buildRuntime(compilation: Compilation): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'federation-runtime-'));
  try {
    const from = createRequire(require.resolve('@module-federation/enhanced/webpack'));
    const runtime = from.resolve('@module-federation/webpack-bundler-runtime').replace(/\.cjs$/, '.js');
    const source = `import runtime from ${JSON.stringify(runtime)}; globalThis.${federationGlobal} ??= runtime;`;
    const config: webpack.Configuration = {
      mode: 'production',
      context: compilation.compiler.context,
      target: 'web',
      devtool: false,
      entry: { runtime: `data:text/javascript,${encodeURIComponent(source)}` },
      output: { path: folder, filename: '[name].js' },
      optimization: { minimize: false },
      plugins: [new webpack.DefinePlugin({ ENV_TARGET: '"web"' })],
      performance: false,
    };
    addSubBuild(compilation, await runCompiler(webpack(config)));
    return await readFile(path.join(folder, 'runtime.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
