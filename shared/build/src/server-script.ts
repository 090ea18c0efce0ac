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
 * Builds and loads a script of a part that runs without a browser. The script's files and packages count for the
 * compilation's release.
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

/**
 * The script that renders pages, which the release contains, or the one that draws pictures of shared links, which only
 * the build runs.
 */
type ServerScript = 'prerender' | 'pictures';

/**
 * Configures the build of a part's script `<name>.cjs`: one file without further requests, which the gateway can run
 * without browser or file system. A file `x.prerender.ts` replaces `x.ts`.
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
      // As in the browser, the page has only the part's runtime: a second one would lack the API responses of the
      // first.
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
    // Visitors do not receive the script: a fast build and readable stack traces matter more than size.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    cache: cacheOf(part, name),
  };
}

const runtimeOf = ({ folder }: Part): string =>
  createRequire(path.join(folder, 'package.json')).resolve('@ilera/runtime');
