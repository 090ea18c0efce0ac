import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { addSubBuild } from './bundled-packages';
import type { Part } from './part';
import { runCompiler } from './run-compiler';
import { serverScriptConfig, type ServerScript } from './server-script-config';

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
