import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import reactRefresh from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type RuleSetUseItem } from 'webpack';
import { containerName } from '@ilera/contracts';
import { cssModules } from './css-modules';
import { installedPackages } from './installed-packages';
import type { Part } from './part';

const require = createRequire(import.meta.url);

/** Makes webpack compile TypeScript and JSX with ts-loader, without type checks, which `pnpm types` does. */
export function scripts({ development }: Part): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      configFile: fileURLToPath(new URL('./tsconfig.webpack.json', import.meta.url)),
      compilerOptions: { sourceMap: development },
      ...(development && { getCustomTransformers: () => ({ before: [reactRefresh()] }) }),
    },
  };
}

export const cssLoader = (options: object): RuleSetUseItem => ({
  loader: require.resolve('css-loader'),
  options,
});

function styles(part: Part): RuleSetRule[] {
  const chain = (options: object) => [MiniCssExtractPlugin.loader, cssLoader(options)];
  return [
    { test: /\.module\.css$/, use: chain({ modules: cssModules(part) }) },
    { test: /\.css$/, exclude: /\.module\.css$/, use: chain({}), sideEffects: true },
  ];
}

/**
 * Makes V8 compile all functions of a script on arrival instead of at their first call, so that a prefetched page
 * renders without that delay. Other engines read a plain comment.
 */
const compileAtLoad = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Minifies scripts with SWC, which uses separate threads (docs/adr/0005). */
export const scriptMinimizer = (): TerserPlugin =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { format: { comments: false } },
  });

/**
 * The configuration that the builds of all parts share. File names are plain: a release gives each file its address
 * (version-hash.ts).
 */
export function baseConfig(part: Part): Configuration {
  return {
    mode: part.development ? 'development' : 'production',
    context: part.folder,
    target: 'web',
    // A release stores its source maps, which are never served.
    devtool: part.development ? 'cheap-module-source-map' : 'hidden-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        scripts(part),
        ...styles(part),
        { test: /\.(woff2|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    output: {
      path: part.output,
      clean: true,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: containerName(part.name, part.version),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
      // A module that threw throws again; otherwise a retried page would get the partly initialised module.
      strictModuleErrorHandling: true,
    },
    optimization: {
      // Unnamed chunks get short numbers: every entry lists each name with its hash.
      chunkIds: part.development ? 'named' : 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [scriptMinimizer(), new CssMinimizerPlugin({ parallel: false })],
    },
    plugins: [
      ...(part.development ? [] : [compileAtLoad]),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
    ],
    // A publish checks sizes against the part's budget, so webpack's default limits are off.
    performance: false,
    cache: cacheOf(part, part.development ? 'dev' : 'release'),
    stats: 'errors-warnings',
  };
}

/** Webpack's cache for one kind of build of a part, in a separate folder; undefined if PART_CACHE is off. */
export function cacheOf(
  part: Part,
  kind: 'dev' | 'release' | 'prerender' | 'pictures',
): Configuration['cache'] {
  if (process.env.PART_CACHE === 'off') return false;
  const workspace = path.join(part.folder, '..');
  // A remote may be a separate repository.
  const root = existsSync(path.join(workspace, 'pnpm-workspace.yaml')) ? workspace : part.folder;
  const cacheDirectory = path.join(root, '.local', 'webpack', part.name, kind);
  return { type: 'filesystem', cacheDirectory, version: hashOfBuild() };
}

/**
 * Hashes the build's sources and all packages that they use, directly or not, so that webpack's cache holds no modules
 * of another configuration or loader.
 */
function hashOfBuild(): string {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256').update(installedPackages(path.dirname(folder)).join('\n'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
    hash.update(readFileSync(file));
  return hash.digest('hex');
}
