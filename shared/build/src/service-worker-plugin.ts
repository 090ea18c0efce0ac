import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { scripts } from './base-config';
import { addSubBuild } from './bundled-packages';
import type { Part } from './part';
import { runCompiler } from './run-compiler';
import { scriptMinimizer } from './script-minimizer';

/** Name in a release; the gateway serves it at its own address. */
export const serviceWorkerFile = 'service-worker.js';

/**
 * Adds the service worker to the shell's release: one file, with the offline page and its script in it, so
 * that it depends on no other file of the release (docs/adr/0010).
 */
export class ServiceWorkerPlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      const script = this.build(compilation);
      // The hook below awaits and reports a failure; without this Node would call it unhandled before.
      script.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise(
        // After the list of the chunks' hashes is made, in which it has no place.
        { name: 'ServiceWorkerPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => compilation.emitAsset(serviceWorkerFile, new webpack.sources.RawSource(await script)),
      );
    });
  }

  private async build(compilation: Compilation): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), `${this.part.name}-worker-`));
    const source = path.join(this.part.folder, 'src', 'service-worker');
    try {
      const pageScript = await this.bundle(
        compilation,
        path.join(source, 'offline-page', 'script.ts'),
        folder,
        'web',
      );
      return await this.bundle(compilation, path.join(source, 'worker.ts'), folder, 'webworker', {
        OFFLINE_PAGE_SCRIPT: JSON.stringify(pageScript),
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async bundle(
    compilation: Compilation,
    entry: string,
    folder: string,
    target: 'web' | 'webworker',
    constants: Record<string, string> = {},
  ): Promise<string> {
    const config: Configuration = {
      mode: 'production',
      context: this.part.folder,
      target,
      devtool: false,
      entry: { script: entry },
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
