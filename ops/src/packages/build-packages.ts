import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compilePackages, isTest } from './compile-packages';
import { publishedManifest } from './published-manifest';
import { publishedPackages, toPublished } from './published-packages';

/**
 * Builds the packages that squads install in repositories of their own, each in a folder of `output` that can
 * be published as it is; returns these folders.
 */
export function buildPackages(repository: string, output: string): string[] {
  rmSync(output, { recursive: true, force: true });
  compilePackages(repository, publishedPackages, output);
  return publishedPackages.map((name) => {
    const folder = join(output, name);
    copyAssets(join(repository, 'shared', name, 'src'), join(folder, 'dist'));
    referenceDeclarations(join(folder, 'dist'), join(repository, 'shared', name, 'src'));
    const manifest = publishedManifest(repository, name);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    cpSync(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
    copyTexts(join(repository, 'shared', name), folder);
    return folder;
  });
}

/** README and changelog, with the names under which packages are published. */
export function copyTexts(from: string, to: string): void {
  for (const text of ['README.md', 'CHANGELOG.md'].filter((name) => existsSync(join(from, name))))
    writeFileSync(
      join(to, text),
      readFileSync(join(from, text), 'utf8').replace(/@shared\//g, toPublished('@shared/')),
    );
}

/**
 * Whoever imports the package has its declarations of modules without types, such as `*.module.css`. The compiler
 * leaves such references out of what it writes.
 */
function referenceDeclarations(dist: string, sources: string): void {
  const declarations = readdirSync(sources).filter((file) => file.endsWith('.d.ts'));
  if (declarations.length === 0) return;
  const index = join(dist, 'index.d.ts');
  const references = declarations.map((file) => `/// <reference path="./${file}" />\n`).join('');
  writeFileSync(index, references + readFileSync(index, 'utf8'));
}

/**
 * Styles, fonts with their licence, pictures, plain scripts and written declarations; and sources that are read as
 * text while a part is built.
 */
function copyAssets(from: string, to: string): void {
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const isText = /^runtime[\\/]/.test(file) && from.endsWith(join('build', 'src'));
    if (
      isTest(file) ||
      !/\.(css|woff2|svg|png|jpe?g|webp|json|cjs|mjs|d\.ts)$|(^|[\\/])OFL\.txt$/.test(file) === !isText
    )
      continue;
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(from, file), target);
  }
}
