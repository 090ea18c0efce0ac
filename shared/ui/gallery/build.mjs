/** Builds the gallery into .local/gallery: `node shared/ui/gallery/build.mjs`. Uses the tools of shared/build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(new URL('../../build/package.json', import.meta.url));
const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const output = fileURLToPath(new URL('../../../.local/gallery', import.meta.url));
const css = (options) => [MiniCssExtractPlugin.loader, { loader: require.resolve('css-loader'), options }];

const compiler = webpack({
  mode: 'production',
  optimization: { minimize: false },
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry: './gallery.tsx',
  output: { path: output, filename: 'gallery.js', assetModuleFilename: '[name][ext]' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: require.resolve('ts-loader'),
        options: {
          transpileOnly: true,
          configFile: fileURLToPath(new URL('../../build/src/tsconfig.webpack.json', import.meta.url)),
        },
      },
      {
        test: /\.module\.css$/,
        use: css({ modules: { localIdentName: '[name]_[local]', namedExport: false } }),
      },
      { test: /\.css$/, exclude: /\.module\.css$/, use: css({}), sideEffects: true },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'gallery.css' })],
  performance: false,
});

mkdirSync(output, { recursive: true });
writeFileSync(
  `${output}/index.html`,
  '<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title><link rel="stylesheet" href="gallery.css"><div id="root"></div><script src="gallery.js"></script></html>',
);
compiler.run((error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ preset: 'errors-warnings' }) || `built into ${output}`);
  process.exitCode = stats.hasErrors() ? 1 : 0;
});
