import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { cssLoader, hashOfThisFolder, scripts } from './base-config';
import { cssModules } from './css-modules';
import type { Part } from './part';

/**
 * The build of a part's `prerender.cjs`: everything in one file that asks for no other, so that the gateway can run it
 * where there is neither a browser nor a file system. A file `x.prerender.ts` stands in for `x.ts`.
 */
export function prerenderConfig(part: Part, entry: string, output: string): Configuration {
  return {
    mode: 'production',
    context: part.folder,
    target: 'webworker',
    devtool: false,
    entry: { prerender: entry },
    resolve: {
      // As in the browser the page has one runtime, the part's: a second one would not know the answers of the first.
      alias: { '@shared/runtime$': runtimeOf(part) },
      extensions: ['.prerender.tsx', '.prerender.ts', '.tsx', '.ts', '.mjs', '.js'],
      // What sanitize-html would load for styles and source maps, which nobody asks of it here.
      fallback: { fs: false, path: false, url: false },
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
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
    },
    // It never travels to a visitor: quick to build and readable in a stack trace is worth more than small.
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
    cache:
      process.env.PART_CACHE === 'off'
        ? false
        : {
            type: 'filesystem',
            cacheDirectory: path.join(part.folder, '..', '.local', 'webpack', part.name, 'prerender'),
            version: hashOfThisFolder(),
          },
    stats: 'errors-warnings',
  };
}

const runtimeOf = ({ folder }: Part): string =>
  createRequire(path.join(folder, 'package.json')).resolve('@shared/runtime');
