import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import type { Part } from './part';
import { bundleScript } from './run-compiler';
import { cacheOf, cssLoader, scripts } from './base-config';
import { cssModules } from './css-modules';

const require = createRequire(import.meta.url);

/**
 * Builds one script of a part that runs without a browser, and loads it. What it reads and bundles counts for the
 * release of the compilation.
 */
export async function buildServerScript<Exports>(
  compilation: Compilation,
  part: Part,
  name: ServerScript,
  entry: string,
): Promise<{ text: string; exports: Exports }> {
  return bundleScript(compilation, serverScriptConfig(part, name, entry), async (file) => ({
    text: await readFile(file, 'utf8'),
    exports: require(file) as Exports,
  }));
}

/** Renders pages (the release carries it), or has the pictures of shared links (only the build runs it). */
type ServerScript = 'prerender' | 'pictures';

/**
 * The build of a part's script `<name>.cjs`: one file without further requests, which the gateway can run where
 * there is neither a browser nor a file system. A file `x.prerender.ts` stands in for `x.ts`.
 */
function serverScriptConfig(
  part: Part,
  name: ServerScript,
  entry: string,
): Configuration & { entry: string } {
  return {
    context: part.folder,
    target: 'webworker',
    entry,
    resolve: {
      // As in the browser, the page has one runtime, the part's: a second one would lack the API responses of
      // the first.
      alias: name === 'prerender' ? { '@ilera/runtime$': runtimeOf(part) } : {},
      extensions: ['.prerender.tsx', '.prerender.ts', '.tsx', '.ts', '.mjs', '.js'],
      // In published packages each import names its file.
      extensionAlias: { '.js': ['.prerender.js', '.js'] },
    },
    module: {
      rules: [
        scripts(part),
        {
          test: /\.module\.css$/,
          use: cssLoader({ modules: { ...cssModules(part), exportOnlyLocals: true } }),
        },
      ],
    },
    output: { library: { type: 'commonjs2' } },
    // The script is not sent to visitors: a quick build and readable stack traces matter more than its size.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    cache: cacheOf(part, name),
  };
}

const runtimeOf = ({ folder }: Part): string =>
  createRequire(path.join(folder, 'package.json')).resolve('@ilera/runtime');
