import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { addSubBuild } from './bundled-packages';

/** Runs a compiler to the end and resolves with its compilation. Throws the errors that webpack reports. */
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

/**
 * Bundles one entry into a script, which is read and then removed. The bundle's files and packages count for a
 * compilation's release.
 * @param read receives the script's file
 */
export async function bundleScript<Result>(
  compilation: Compilation,
  { entry, ...config }: Configuration & { entry: string },
  read: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bundled-script-'));
  try {
    const compiler = webpack({
      mode: 'production',
      devtool: false,
      performance: false,
      stats: 'errors-warnings',
      ...config,
      entry: { script: entry },
      output: { ...config.output, path: folder, filename: 'script.cjs' },
    });
    addSubBuild(compilation, await runCompiler(compiler));
    return await read(join(folder, 'script.cjs'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts making files with each compilation, and adds them to its release at a given stage. */
export function addFiles(
  compiler: Compiler,
  name: string,
  stage: 'ADDITIONAL' | 'OPTIMIZE_TRANSFER',
  make: (compilation: Compilation) => Promise<Record<string, string | Buffer>>,
): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const files = make(compilation);
    // The hook below awaits and reports a failure; without this handler Node would first call the rejection unhandled.
    files.catch(() => undefined);
    compilation.hooks.processAssets.tapPromise(
      { name, stage: webpack.Compilation[`PROCESS_ASSETS_STAGE_${stage}`] },
      async () => {
        for (const [file, content] of Object.entries(await files))
          compilation.emitAsset(file, new webpack.sources.RawSource(content));
      },
    );
  });
}

/** The webpack configuration of the part in the working directory. */
export async function importConfiguration(): Promise<Configuration> {
  const file = pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href;
  const { default: configuration } = (await import(file)) as { default: Configuration };
  return configuration;
}
