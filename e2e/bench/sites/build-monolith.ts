import path from 'node:path';
import { baseConfig } from '@ilera/build';
import webpack from 'webpack';

/**
 * Builds the same pages as one plain webpack application with route splitting, the baseline for federation.
 * @param hydrated for the gateway's document: pages are part of the one tree that is hydrated
 * @returns the folder with the files, and the entry's scripts and styles in order
 */
export async function buildMonolith(
  repository: string,
  output: string,
  { hydrated = false } = {},
): Promise<{ js: string[]; css: string[] }> {
  const part = {
    name: hydrated ? 'monolith-rendered' : 'monolith',
    folder: path.join(repository, 'shell'),
    version: 'bench',
    development: false,
    output,
  };
  const base = baseConfig(part);
  const compiler = webpack({
    ...base,
    // Without federation there is no negotiation, so the application starts directly.
    entry: { main: './src/start.tsx' },
    output: { ...base.output, publicPath: '/' },
    // The benchmark's own files resolve their libraries from the shell.
    // libheif-js names modules of Node that it uses in Node only.
    resolve: {
      ...base.resolve,
      fallback: { crypto: false, fs: false, path: false },
      modules: ['node_modules', path.join(part.folder, 'node_modules')],
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/remotes\/remote-modules$/,
        path.join(repository, 'e2e', 'bench', 'sites', 'monolith-remotes.ts'),
      ),
      ...(hydrated
        ? [
            new webpack.NormalModuleReplacementPlugin(
              /^\.\/hydration\/hydratable-page$/,
              path.join(repository, 'e2e', 'bench', 'sites', 'monolith-page.tsx'),
            ),
          ]
        : []),
    ],
  });
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      error || !result ? reject(error ?? new Error('no result')) : resolve(result),
    ),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const files = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}
