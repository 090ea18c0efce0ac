import path from 'node:path';
import { baseConfig } from '@shared/build';
import webpack from 'webpack';

/**
 * Builds the same pages as one plain webpack application with route splitting: what federation is measured against.
 * @returns the folder with the files, and the entry's scripts and styles in order
 */
export async function buildMonolith(
  repository: string,
  output: string,
): Promise<{ js: string[]; css: string[] }> {
  const part = {
    name: 'monolith',
    folder: path.join(repository, 'shell'),
    version: 'bench',
    development: false,
    output,
  };
  const base = baseConfig(part);
  const compiler = webpack({
    ...base,
    // Without federation nothing has to be negotiated first, so the application starts directly.
    entry: { main: './src/start.tsx' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/import-remote$/,
        path.join(repository, 'e2e', 'bench', 'monolith-remotes.ts'),
      ),
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
