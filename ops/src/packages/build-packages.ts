import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceTscAliasPaths } from 'tsc-alias';
import { publishedManifest } from './published-manifest';
import { publishedPackages } from './published-packages';
import { writePackage } from './write-package';

/**
 * Builds the packages that squads install in their own repositories.
 * @returns a folder of `output` for each, ready to be published
 * @throws after the compiler's messages where a source has errors
 */
export async function buildPackages(repository: string, output: string): Promise<string[]> {
  rmSync(output, { recursive: true, force: true });
  const configFile = join(repository, 'ops', 'src', 'packages', 'tsconfig.packages.json');
  const compiler = join(repository, 'node_modules', 'typescript-native', 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '-p', configFile, '--outDir', output], { stdio: 'inherit' });
  // Node needs the endings of imported files, which the compiler does not write.
  await replaceTscAliasPaths({ configFile, outDir: output, resolveFullPaths: true });
  return publishedPackages(repository).map((name) => {
    const folder = join(output, name);
    const source = join(repository, 'shared', name);
    renameSync(join(folder, 'src'), join(folder, 'dist'));
    const filter = (file: string): boolean =>
      !/[\\/]src[\\/](?:.+[\\/])?testing$/.test(file) && (statSync(file).isDirectory() || isAsset(file));
    cpSync(join(source, 'src'), join(folder, 'dist'), { recursive: true, filter });
    referenceDeclarations(join(folder, 'dist'), join(source, 'src'));
    writePackage(repository, source, folder, publishedManifest(repository, source));
    return folder;
  });
}

/**
 * Whether a file is copied as it is: styles, fonts with their licence, pictures, plain scripts, written declarations, and
 * sources that builds read as text.
 */
const isAsset = (file: string): boolean =>
  /\.(css|woff2|svg|png|jpe?g|webp|json|cjs|mjs|d\.ts)$|[\\/]OFL\.txt$|[\\/]build[\\/]src[\\/]runtime[\\/]/.test(
    file,
  );

/**
 * Adds references to declarations of modules without types, such as `*.module.css`, which importers of the package need
 * and the compiler does not write.
 */
function referenceDeclarations(dist: string, sources: string): void {
  const declarations = readdirSync(sources).filter((file) => file.endsWith('.d.ts'));
  if (declarations.length === 0) return;
  const index = join(dist, 'index.d.ts');
  const references = declarations.map((file) => `/// <reference path="./${file}" />\n`).join('');
  writeFileSync(index, references + readFileSync(index, 'utf8'));
}
