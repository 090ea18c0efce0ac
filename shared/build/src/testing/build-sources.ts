import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { runCompiler } from '../run-compiler';

/** Builds a few files with webpack like a part. @returns the built files by name */
export async function buildSources(
  sources: Record<string, string>,
  { plugins = [], ...config }: Configuration = {},
): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilera-build-'));
  try {
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const output = path.join(folder, 'dist');
    const compiler = webpack({
      mode: 'production',
      context: folder,
      target: 'web',
      entry: { main: './main.js' },
      module: {
        rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
      },
      optimization: { minimize: false, chunkIds: 'named' },
      cache: false,
      plugins: [
        new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
        ...plugins,
      ],
      ...config,
      output: {
        path: output,
        filename: '[name].js',
        chunkFilename: '[name].js',
        publicPath: '/assets/part/1/',
        ...config.output,
      },
    });
    await runCompiler(compiler);
    return Object.fromEntries(
      readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
