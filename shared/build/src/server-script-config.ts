import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { cacheFolder, cssLoader, hashOfBuild, scripts } from './base-config';
import { cssModules } from './css-modules';
import { packageName } from './package-scope';
import type { Part } from './part';

/** Renders pages (the release carries it), or has the pictures of shared links (only the build runs it). */
export type ServerScript = 'prerender' | 'pictures';

/**
 * The build of a part's script `<name>.cjs`: one file without further requests, which the gateway can run where
 * there is neither a browser nor a file system. A file `x.prerender.ts` stands in for `x.ts`.
 */
export function serverScriptConfig(
  part: Part,
  name: ServerScript,
  entry: string,
  output: string,
): Configuration {
  return {
    mode: 'production',
    context: part.folder,
    target: 'webworker',
    devtool: false,
    entry: { [name]: entry },
    resolve: {
      // As in the browser, the page has one runtime, the part's: a second one would lack the API responses of
      // the first.
      alias: name === 'prerender' ? { [`${packageName('runtime')}$`]: runtimeOf(part) } : {},
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
    output: {
      path: output,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    // The script is not sent to visitors: a quick build and readable stack traces matter more than its size.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
    cache:
      process.env.PART_CACHE === 'off'
        ? false
        : {
            type: 'filesystem',
            cacheDirectory: cacheFolder(part, name),
            version: hashOfBuild(),
          },
    stats: 'errors-warnings',
  };
}

const runtimeOf = ({ folder }: Part): string =>
  createRequire(path.join(folder, 'package.json')).resolve(packageName('runtime'));
