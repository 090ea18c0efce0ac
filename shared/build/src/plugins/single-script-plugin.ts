import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { scriptMinimizer, scripts } from '../base-config';
import type { Part } from '../part';
import { addFiles, bundleScript } from '../run-compiler';

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
    // After the list of the chunks' hashes is made, in which it has no place.
    addFiles(compiler, 'SingleScriptPlugin', 'OPTIMIZE_TRANSFER', async (compilation) => {
      const bundle: Bundle = (entry, target, constants = {}) =>
        bundleScript(
          compilation,
          {
            context: this.part.folder,
            target,
            entry: path.join(this.part.folder, 'src', entry),
            resolve: { extensions: ['.ts', '.mjs', '.js'] },
            module: { rules: [scripts(this.part)] },
            optimization: { minimizer: [scriptMinimizer()] },
            plugins: [new webpack.DefinePlugin(constants)],
          },
          (file) => readFile(file, 'utf8'),
        );
      return { [this.file]: await this.write(bundle) };
    });
  }
}
