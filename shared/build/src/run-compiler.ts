import type { Compilation, Compiler, Configuration } from 'webpack';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a compiler to its end and resolves with what it did. Throws what webpack reports. */
export function runCompiler(compiler: Compiler | null): Promise<Compilation> {
  if (!compiler) throw new Error('webpack gave no compiler');
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else if (stats) resolve(stats.compilation);
      }),
    ),
  );
}

/** The webpack configuration of the part in the working directory. */
export async function importConfiguration(): Promise<Configuration> {
  const file = pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href;
  const { default: configuration } = (await import(file)) as { default: Configuration };
  return configuration;
}
