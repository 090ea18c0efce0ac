import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { addSubBuild } from './bundled-packages';
import type { Part } from './part';
import { runCompiler } from './run-compiler';
import { cacheFolder, cssLoader, hashOfBuild, scripts } from './base-config';
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
  const folder = await mkdtemp(path.join(tmpdir(), `${part.name}-${name}-`));
  try {
    const config = serverScriptConfig(part, name, entry, folder);
    addSubBuild(compilation, await runCompiler(webpack(config)));
    const script = path.join(folder, `${name}.cjs`);
    return { text: await readFile(script, 'utf8'), exports: require(script) as Exports };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Renders pages (the release carries it), or has the pictures of shared links (only the build runs it). */
type ServerScript = 'prerender' | 'pictures';

/**
 * The build of a part's script `<name>.cjs`: one file without further requests, which the gateway can run where
 * there is neither a browser nor a file system. A file `x.prerender.ts` stands in for `x.ts`.
 */
function serverScriptConfig(part: Part, name: ServerScript, entry: string, output: string): Configuration {
  return {
    mode: 'production',
    context: part.folder,
    target: 'webworker',
    devtool: false,
    entry: { [name]: entry },
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
  createRequire(path.join(folder, 'package.json')).resolve('@ilera/runtime');
