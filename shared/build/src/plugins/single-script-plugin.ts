import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { scriptMinimizer, scripts } from '../base-config';
import type { Part } from '../part';
import { addFiles, bundleScript } from '../run-compiler';

/**
 * Bundles a script in a part's `src` for a page or a worker into one file.
 * @param constants names in the script and the values that replace them
 */
type Bundle = (
  entry: string,
  target: 'web' | 'webworker',
  constants?: Record<string, string>,
) => Promise<string>;

/** Adds a standalone script to a release: the service worker, the document's script. */
export class SingleScriptPlugin {
  constructor(
    private readonly part: Part,
    private readonly file: string,
    private readonly write: (bundle: Bundle) => Promise<string>,
  ) {}

  apply(compiler: Compiler): void {
    // Runs after the list of chunk hashes is complete, because the script does not belong there.
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
