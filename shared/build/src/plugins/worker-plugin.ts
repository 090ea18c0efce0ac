import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/**
 * Adds a worker to a part: one file, named like its source, without the runtime that loads chunks into pages, and
 * beside it the licence of its contents.
 */
export class WorkerPlugin {
  /**
   * @param source such as `./src/photo/heic.worker.ts`, which becomes `heic.worker.js`
   * @param licence path of the text that becomes `heic.worker.txt`
   */
  constructor(
    private readonly source: string,
    private readonly licence: string,
  ) {}

  apply(compiler: Compiler): void {
    const name = basename(this.source, '.ts');
    compiler.hooks.make.tapPromise('WorkerPlugin', async (compilation) => {
      const child = compilation.createChildCompiler(name, { filename: `${name}.js`, globalObject: 'self' });
      new webpack.webworker.WebWorkerTemplatePlugin().apply(child);
      new webpack.EntryPlugin(compiler.context, this.source, { name }).apply(child);
      await new Promise<void>((resolve, reject) =>
        child.runAsChild((error) => (error ? reject(error) : resolve())),
      );
      compilation.emitAsset(`${name}.txt`, new webpack.sources.RawSource(readFileSync(this.licence)));
    });
  }
}
