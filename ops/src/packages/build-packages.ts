import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePackages } from './compile-packages';
import { publishedManifest } from './published-manifest';
import { publishedPackages } from './published-packages';
import { writePackage } from './write-package';

/**
 * Builds the packages that squads install in their own repositories.
 * @returns a folder of `output` for each, ready to be published
 */
export function buildPackages(repository: string, output: string): string[] {
  rmSync(output, { recursive: true, force: true });
  compilePackages(repository, output);
  return publishedPackages(repository).map((name) => {
    const folder = join(output, name);
    const source = join(repository, 'shared', name);
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
