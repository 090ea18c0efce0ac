import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { scriptMinimizer, scripts } from '../base-config';
import { addSubBuild } from '../bundled-packages';
import type { Part } from '../part';
import { runCompiler } from '../run-compiler';

/**
 * Bundles a script of a part's `src` for a page or a worker into one file.
 * @param constants names that stand for values in it
 */
type Bundle = (
  entry: string,
  target: 'web' | 'webworker',
  constants?: Record<string, string>,
) => Promise<string>;

/** Adds to a release a script that depends on no other file of it: the service worker, the document's script. */
export class SingleScriptPlugin {
  constructor(
    private readonly part: Part,
    private readonly file: string,
    private readonly write: (bundle: Bundle) => Promise<string>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SingleScriptPlugin', (compilation) => {
      const script = this.build(compilation);
      // The hook below awaits and reports a failure; without this Node would call it unhandled before.
      script.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise(
        // After the list of the chunks' hashes is made, in which it has no place.
        { name: 'SingleScriptPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => compilation.emitAsset(this.file, new webpack.sources.RawSource(await script)),
      );
    });
  }

  private async build(compilation: Compilation): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), `${this.part.name}-script-`));
    try {
      return await this.write((...entry) => this.bundle(compilation, folder, ...entry));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async bundle(
    compilation: Compilation,
    folder: string,
    entry: string,
    target: 'web' | 'webworker',
    constants: Record<string, string> = {},
  ): Promise<string> {
    const config: Configuration = {
      mode: 'production',
      context: this.part.folder,
      target,
      devtool: false,
      entry: { script: path.join(this.part.folder, 'src', entry) },
      resolve: { extensions: ['.ts', '.mjs', '.js'] },
      module: { rules: [scripts(this.part)] },
      output: { path: folder, filename: '[name].js' },
      optimization: { minimizer: [scriptMinimizer()] },
      plugins: [new webpack.DefinePlugin(constants)],
      performance: false,
      stats: 'errors-warnings',
    };
    addSubBuild(compilation, await runCompiler(webpack(config)));
    return readFile(path.join(folder, 'script.js'), 'utf8');
  }
}
