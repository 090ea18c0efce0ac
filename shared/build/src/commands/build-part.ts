/**
 * Process that builds the part in its working directory: imports its webpack.config.mjs and runs it once.
 * Separate processes use both cores, and a crash of one does not end the other.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compilation } from 'webpack';
import { importConfiguration } from './import-configuration';
import { traceReads } from './trace-reads';

const reads = traceReads();
const configuration = await importConfiguration();
const configured = reads.stop();
const compiler = webpack(configuration);
if (!compiler) throw new Error('webpack.config.mjs gave webpack nothing to do.');

compiler.run((error, stats) => {
  if (error) console.error(error);
  else if (stats?.hasErrors() || stats?.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  const failed = Boolean(error) || Boolean(stats?.hasErrors());
  if (stats && !failed) writeInputs(stats.compilation);
  // Pages were rendered in this process; a timer or channel that one of them left open must not keep it
  // alive.
  compiler.close(() => process.exit(failed ? 1 : 0));
});

/** Writes what was read to the file of PART_INPUTS, as `ReadPaths` of ops. */
function writeInputs({ fileDependencies, missingDependencies, contextDependencies }: Compilation): void {
  const { importedFiles = new Set<string>() } = globalThis as { importedFiles?: Set<string> };
  if (!process.env.PART_INPUTS) return;
  const own = (paths: Iterable<string>): string[] => [...paths].filter((path) => !/node_modules/i.test(path));
  const imported = own(importedFiles).flatMap((url) => (url.startsWith('file:') ? fileURLToPath(url) : []));
  const read = {
    files: own([...fileDependencies, ...imported, ...configured.files, fileURLToPath(import.meta.url)]),
    missing: [...own([...missingDependencies, ...configured.missing]), ...imported.flatMap(alternatives)],
    folders: own([...contextDependencies, ...configured.folders]),
  };
  writeFileSync(process.env.PART_INPUTS, JSON.stringify(read));
}

/** Files that an import without an ending could mean instead of this one. */
function alternatives(file: string): string[] {
  const { dir, name } = parse(file);
  const endings = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'];
  return endings.map((ending) => join(dir, name + ending)).filter((path) => !existsSync(path));
}
